import { expect, test } from "vitest";
import { explainYears } from "./explain-level";
import type { RatedRole } from "./rate-roles";

const role = (title: string, share: number) => ({ role: { title, assumed: false }, share }) as RatedRole;
const explain = (years: number, nearYears: number, level: number) =>
  explainYears({ roles: [role("Instructor", 0.7)], years, nearYears, asked: 3 } as never, level);

test.each([
  [4, 4, 3, "About 4 years in jobs of this kind (Instructor)."],
  [2, 2, 2, "About 2 years in jobs of this kind (Instructor)."],
  [4, 4, 2, "About 4 years in jobs that may be of this kind (Instructor); their titles don't make it clear."],
  [1, 5, 3, "About 5 years in jobs of this kind or close to it (Instructor)."],
  [
    2,
    2,
    0,
    "About 2 years in similar jobs (Instructor); the resume doesn't say that they were of this kind.",
  ],
])("the sentence agrees with the level: %d years, %d near, level %d", (years, near, level, sentence) => {
  expect(explain(years, near, level)).toBe(sentence);
});
