import { expect, test } from "vitest";
import { cutText } from "./cut-text";

const LINK = `https://example.com/portfolio/${"case-study-".repeat(40)}`;

test("what people write stays as it is", () => {
  const resume = [
    "Jordan Ellery-Sample",
    LINK,
    "Built payment services for 200 shops. ".repeat(600),
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    "负责支付系统的开发与维护，带领五人团队。".repeat(200),
    "Việt Nam, cafe\u0301, हिन्दी, שָׁלוֹם",
  ].join("\n");
  expect(cutText(resume)).toEqual({ text: resume, hasOverlong: false, isCut: false });
});

test("an overlong word keeps its beginning and its place, and what follows it stays where it was", () => {
  const text = `Payroll clerk\n${"A".repeat(5000)} led payroll\nLeeds`;
  const cut = cutText(text);
  expect(cut).toMatchObject({ hasOverlong: true, isCut: false });
  expect(cut.text).toHaveLength(text.length);
  expect(cut.text.indexOf("led payroll")).toBe(text.indexOf("led payroll"));
  expect(cut.text.match(/A+/g)).toEqual(["A".repeat(1000)]);
});

test("an overlong line and a pile of marks lose their ends, the lines after them nothing", () => {
  const line = cutText(`${"payroll ".repeat(10_000)}\nLeeds`);
  expect(line.hasOverlong).toBe(true);
  expect(line.text.split("\n").map((one) => one.trimEnd().length)).toEqual([49_999, 5]);
  const marks = cutText(`a${"\u0301\u0323".repeat(500)} Leeds`);
  expect(marks.hasOverlong).toBe(true);
  expect(marks.text.match(/\p{M}/gu)).toHaveLength(30);
  expect(marks.text.endsWith(" Leeds")).toBe(true);
});

test("an overlong text loses its end", () => {
  const text = "Led payroll in Leeds.\n".repeat(10_000);
  expect(cutText(text.replaceAll("\n", " \f"))).toMatchObject({ hasOverlong: false, isCut: true });
  expect(cutText(text.replaceAll("\n", " \f")).text).toHaveLength(150_000);
  expect(cutText(text)).toEqual({
    text: "Led payroll in Leeds.\n".repeat(5000).trimEnd(),
    hasOverlong: false,
    isCut: true,
  });
});

test("no character is cut in two", () => {
  const word = cutText(`a${"\u{1f600}".repeat(1000)}`).text.trimEnd();
  expect(word).toHaveLength(999);
  const text = cutText(`${"\u{1f600}\f".repeat(50_000)}a`).text;
  expect([word, text].map((one) => /\p{Surrogate}/u.test(one))).toEqual([false, false]);
});
