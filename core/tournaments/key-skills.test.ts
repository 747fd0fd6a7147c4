import { expect, test } from "vitest";
import { keySkillsSchema } from "./key-skills";
import { tournamentSchema } from "./tournament.schema";

test.each([
  ["a list", ["Go", " Go ", "Kafka"], ["Go", "Kafka"]],
  ["one text", "Go, Kafka; SQL\nC++,,", ["Go", "Kafka", "SQL", "C++"]],
  ["nothing", undefined, []],
])("%s", (_, given, skills) => {
  expect(keySkillsSchema.parse(given)).toEqual(skills);
});

test("what is wrong with one skill is said of the field", () => {
  const { error } = tournamentSchema.safeParse({ name: "Cook", keySkills: ["Go", "x".repeat(101)] });
  expect(error?.issues).toMatchObject([
    { path: ["keySkills"], message: "A key skill must be at most 100 characters" },
  ]);
  const many = Array.from({ length: 51 }, (_, index) => `skill ${index}`);
  expect(tournamentSchema.safeParse({ name: "Cook", keySkills: many }).error?.issues).toMatchObject([
    { path: ["keySkills"], message: "At most 50 key skills" },
  ]);
});
