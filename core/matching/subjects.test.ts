import { expect, test } from "vitest";
import { readWords } from "./lexicon";
import { subjectOf } from "./subjects";
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
