import { describe, expect, test } from "vitest";
import { locateQuote } from "./locate-quote";
import { numberLines } from "./numbered-lines";

const text = [
  "████ ███████",
  "Skills",
  "Go, Google Sheets, Kafka",
  "Experience",
  "Platform Engineer, Bluefin, Jan 2019 - Present",
  "• Cut the nightly batch from six hours to forty minutes by moving ███ jobs",
  "  to a queue the team’s own schedulers watch",
  "• Wrote runbooks",
  "• Paid invoices — twice a month",
  "• Trained two interns",
].join("\n");
const criteria = [
  { id: "c1", kind: "skill", importance: "must", text: "Kafka", skills: ["Kafka"], weight: 3 } as const,
].map((criterion) => ({ ...criterion, skills: [...criterion.skills] }));
const lines = numberLines(text, { rubric: { criteria }, asOf: new Date("2024-01-01") });
const numberOf = (words: string) => lines.find((line) => line.text.includes(words))?.number ?? -1;

const locate = (quote: string, near: string) =>
  locateQuote(text, lines, { quote, lines: [numberOf(near)] })?.evidence;

describe("a quote is found", () => {
  test.each([
    ["word for word", "Wrote runbooks", "Wrote"],
    ["in another case, with other blanks", "wrote   RUNBOOKS", "Wrote"],
    ["with other marks", "the team's own schedulers", "schedulers"],
    ["with another dash", "Paid invoices - twice a month", "Paid"],
    ["with its line number and in quotation marks", '8: "Wrote runbooks"', "Wrote"],
    ["with dots at its end", "Cut the nightly batch...", "Cut"],
    ["cut inside a word", text.slice(text.indexOf("Cut"), text.indexOf("schedulers") + 5), "Cut"],
    ["over the end of a line, over filler", "moving █ jobs to a queue", "Cut"],
    ["a line beside the cited one", "Wrote runbooks", "Paid"],
    ["far from the cited line, when long", "Cut the nightly batch from six hours", "Trained"],
  ])("%s", (_how, quote, near) => {
    const evidence = locate(quote, near);
    expect(evidence).toBeDefined();
    expect(text.slice(evidence?.start, evidence?.end)).toBe(evidence?.quote);
  });
});

describe("a quote is not found", () => {
  test.each([
    ["invented", "Led a team of forty engineers", "Trained"],
    ["with a word changed", "Cut the nightly batch from six hours to four", "Cut"],
    ["short and far from the cited line", "Kafka", "Trained"],
    ["inside another word", "Goo", "Kafka"],
    ["filler", "████ ███████", "Kafka"],
    ["a heading", "Experience", "Platform"],
    ["empty", "", "Cut"],
    ["one letter", "a", "Cut"],
  ])("%s", (_how, quote, near) => {
    expect(locate(quote, near)).toBeUndefined();
  });
});

test("a long quote is shortened at a word", () => {
  const evidence = locate(text.slice(text.indexOf("Platform"), text.indexOf("Wrote") + 5), "Platform");
  expect(evidence?.quote.length).toBeLessThanOrEqual(160);
  expect(evidence?.quote).toMatch(/ watch$|\w$/);
  expect(text.slice(evidence?.start, evidence?.end)).toBe(evidence?.quote);
});

test("the job's own words are no evidence", () => {
  const requirement = { ...criteria[0], id: "c2", kind: "experience" as const, skills: [] };
  const copied = "Designed resilient event pipelines for retail payments across several regions";
  const pasted = `${text}\n${copied}`;
  const shown = numberLines(pasted, {
    rubric: { criteria: [{ ...requirement, importance: "must", weight: 3, text: copied }] },
    asOf: new Date("2024-01-01"),
  });
  expect(shown.at(-1)?.text).toBe("• Trained two interns");
  expect(locateQuote(pasted, shown, { quote: copied, lines: [11] })).toBeUndefined();
});
