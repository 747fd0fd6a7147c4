import { parseWithZod } from "@conform-to/zod/v4";
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

test("a form's one value is read as the text it is", () => {
  const form = new FormData();
  form.set("name", "Cook");
  form.set("keySkills", Array.from({ length: 30 }, (_, index) => `skill ${index}`).join("\n"));
  const submission = parseWithZod(form, { schema: tournamentSchema });
  expect(submission).toMatchObject({ status: "success", value: { keySkills: { length: 30 } } });
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
