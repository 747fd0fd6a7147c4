import { expect, test } from "vitest";
import { readWords } from "./lexicon";

const meaningsOf = (text: string) => new Set(readWords(text).flatMap(({ meanings }) => meanings));

test("people with a job are staff, but one of them is not", () => {
  const [staff] = readWords("employees")[0]?.meanings ?? [];
  expect(meaningsOf("Hired 60 welders")).toContain(staff);
  expect(meaningsOf("Welder, Northwind")).not.toContain(staff);
});
