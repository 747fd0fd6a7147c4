import { expect, test } from "vitest";
import { limitUnsupported, unsupportedNotice } from "./limit-unsupported";
import type { Criterion } from "./rubric";
import type { Verdict, VerdictLevel } from "./scorecard";

const text = [
  "Experience",
  "Nurse, City Hospital, 2018 - Present",
  "Cared for ventilated patients and trained four colleagues",
  "Led the team of the night shift in July",
  "Wrote reports in PostgreSQL",
  "集中治療室の看護師として八年勤務",
].join("\n");

const criterion = (requirement: string, skills: string[] = []): Criterion => ({
  ...{ id: "c1", kind: "experience", importance: "must", text: requirement, skills, weight: 1 },
});

function verdict(level: VerdictLevel, quote: string): Verdict {
  const start = text.indexOf(quote);
  const evidence = level === "none" ? null : { quote, start, end: start + quote.length };
  return { criterionId: "c1", level, evidence, note: "As the model says.", question: "Since when?" };
}

const judge = (requirement: string, quote: string, own: VerdictLevel = "none", skills: string[] = []) =>
  limitUnsupported(verdict("strong", quote), criterion(requirement, skills), {
    text,
    own: verdict(own, "Nurse"),
  });

test.each([
  ["the same word with another ending", "Ventilator patient care", "Cared for ventilated"],
  ["a word of its line, beyond the quote", "Training of colleagues", "Cared for"],
  ["a requirement of common words alone, all of which are there", "Team leadership", "Led the team"],
  ["a word of a script without blanks", "看護師の経験", "集中治療室"],
])("%s bears a level out", (_what, requirement, quote) => {
  expect(judge(requirement, quote)).toEqual(verdict("strong", quote));
});

test("so does a name of the skill, or of a case of it", () => {
  expect(judge("Relational databases", "Wrote reports", "none", ["SQL"]).level).toBe("strong");
});

test.each([
  ["another thing", "Forklift license", "Cared for ventilated"],
  ["what any resume has: months, numbers", "Four weeks in July as a welder", "Led the team"],
  ["words that ask for anything", "Strong experience and knowledge of welding", "Nurse, City"],
  ["one of several common words", "Project management", "Led the team"],
])("a passage of %s does not: it is not shown, and to be looked at", (_what, requirement, quote) => {
  expect(judge(requirement, quote)).toEqual({
    ...{ criterionId: "c1", level: "none", depth: 0, sure: false },
    ...{ evidence: null, nearest: verdict("strong", quote).evidence },
    ...{ note: "The quoted passage isn't about this.", reason: "unsupported", question: "Since when?" },
  });
});

test("what the code itself found counts, and no more", () => {
  const levels = (["none", "weak", "partial", "strong"] as const).map(
    (own) => judge("Forklift license", "Cared for", own).level,
  );
  expect(levels).toEqual(["none", "weak", "strong", "strong"]);
  for (const level of ["none", "weak"] as const) {
    const given = verdict(level, "Cared for");
    expect(limitUnsupported(given, criterion("Forklift license"), { text, own: undefined })).toBe(given);
  }
});

test("the recruiter is told of which, and of nothing where all stands", () => {
  const welding = criterion("Welding");
  const doubted = limitUnsupported(verdict("strong", "Nurse"), welding, { text, own: undefined });
  expect(unsupportedNotice([welding], [doubted])).toBe(
    "The quoted passages aren't about: Welding. So they count less than the AI model said. Please check yourself.",
  );
  expect(unsupportedNotice([welding], [verdict("strong", "Nurse")])).toBeUndefined();
});
