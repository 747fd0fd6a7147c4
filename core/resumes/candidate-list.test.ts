import { expect, test } from "vitest";
import { skillsToShow, wordsToSearch } from "./candidate-list";
import { candidateQuerySchema, listQuerySchema } from "./candidate-query.schema";

test("three skills, and those searched for before the others", () => {
  const skills = ["SQL", "Excel", "Reporting", "Résumé writing", "Kubernetes"];
  expect(skillsToShow(skills, "")).toEqual(["SQL", "Excel", "Reporting"]);
  expect(skillsToShow(skills, "kuber RESUME")).toEqual(["Résumé writing", "Kubernetes", "SQL"]);
});

test("an address that cannot be read shows the first page", () => {
  const given = {
    q: `  ${"x".repeat(10_000)}`,
    mode: "size",
    sort: "worst",
    after: "1; drop table",
    before: "-1",
  };
  expect(candidateQuerySchema.parse(given)).toEqual({
    q: "x".repeat(300),
    mode: "filename",
    sort: "newest",
    after: undefined,
    before: undefined,
  });
  expect(candidateQuerySchema.parse({})).toMatchObject({ q: "", mode: "filename", sort: "newest" });
});

test("a long text or search is not cut within an emoji", () => {
  expect(listQuerySchema.parse({ q: `${"x".repeat(299)}😀` }).q).toBe("x".repeat(299));
  expect(wordsToSearch(`${"x".repeat(59_999)}😀`).isWellFormed()).toBe(true);
});
