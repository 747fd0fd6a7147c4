import { expect, test } from "vitest";
import { readWords } from "./lexicon";
import { findKin, subjectOf } from "./subjects";
import { cosine } from "./word-vectors";

const about = (text: string) => subjectOf(readWords(text));
const similarity = (a: string, b: string) => cosine(about(a), about(b));

test("a line of the same trade is nearer than a line of another", () => {
  const asked = "Analysis of variances between actual results and budget";
  expect(similarity(asked, "Compared monthly spend with the forecast for each cost center")).toBeGreaterThan(
    similarity(asked, "Prepared salads and desserts for 200 guests") + 0.2,
  );
});

test("a text is about the same as itself, and about nothing where no word is known", () => {
  expect(similarity("curriculum and lessons", "curriculum and lessons")).toBeCloseTo(1, 5);
  expect(about("Xyzzy")).toBeUndefined();
  expect(similarity("Xyzzy", "lessons")).toBe(0);
});

test("kindred words are near, strangers are not, and nothing counts as much as the word itself", () => {
  const [loan, mortgage, weld] = ["loan", "mortgage", "weld"].map(
    (word) => readWords(word)[0]?.stem ?? "",
  ) as [string, string, string];
  const kin = findKin(loan);
  expect(kin.get(mortgage)).toBeGreaterThan(0.5);
  expect(kin.has(weld)).toBe(false);
  expect(kin.get(loan)).toBeLessThanOrEqual(0.9);
  expect(findKin("xyzzy").size).toBe(0);
});
