import { beforeAll, expect, test } from "vitest";
import { call } from "./call";
import { openTournament, signUp } from "./support";

let token: string;
let tournament: string;
beforeAll(async () => {
  const account = await signUp();
  token = account.token;
  ({ id: tournament } = await openTournament(account.user.id));
});

test.each([
  ["POST", "", { name: "Engineer", jobDescription: 7 }, "jobDescription must be text"],
  ["POST", "", { name: "Engineer", keySkills: 7 }, "keySkills is not valid"],
  ["POST", "", [], "The body must be a JSON object"],
  ["PUT", "/:id/rubric", { baseVersion: 1, criteria: [{ id: 7 }] }, "criteria[0].id must be text"],
  ["PUT", "/:id/filters", [{ name: "A" }], "[0].query is required"],
  ["PUT", "/:id/filters", {}, "The body must be a list"],
  ["POST", "/:id/resumes/many", { of: "all", act: { kind: "delete" } }, "of must be a JSON object"],
  ["POST", "/:id/resumes/many", { of: {}, act: { kind: "burn" } }, "act.kind is not valid"],
  ["POST", "/:id/resumes/many", { of: { all: "1" }, act: { kind: "delete" } }, "of has unknown fields: all"],
  ["POST", "/:id/resumes/many", { of: {}, count: -1, act: { kind: "delete" } }, "count is too small"],
  [
    "POST",
    "/:id/resumes/many",
    { of: { tier: "Z" }, act: { kind: "delete" } },
    'of.tier must be "A", "B", "C", or "D"',
  ],
] as const)("%s /api/tournaments%s %j: %s", async (method, path, json, message) => {
  const answer = await call(`/api/tournaments${path.replace(":id", tournament)}`, { method, token, json });
  expect([answer.status, await answer.json()]).toMatchObject([400, { message }]);
});
