import { expect, test } from "vitest";
import { joinHyphens } from "./join-hyphens";

test.each([
  ["a divided word", "Led the man-\nagement team", "Led the management team"],
  ["a compound by its first part", "Worked full-\ntime in Lyon", "Worked full-time in Lyon"],
  [
    "a compound written elsewhere",
    "A fast-paced shop, fast-\npaced work",
    "A fast-paced shop, fast-paced work",
  ],
  ["a word written elsewhere", "Backend and back-\nend", "Backend and backend"],
  ["a span of years", "2016-\n2019", "2016-\n2019"],
  ["a name", "Anna Meyer-\nKow", "Anna Meyer-\nKow"],
  ["a dash", "Cook -\nhotel", "Cook -\nhotel"],
  ["a list of compounds", "state-of-the-\nart", "state-of-the-\nart"],
])("%s", (_, text, joined) => {
  expect(joinHyphens(text)).toBe(joined);
});
