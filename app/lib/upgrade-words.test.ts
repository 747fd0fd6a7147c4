import { expect, test } from "vitest";
import { FALLBACK_PLAN, ZIP_FEATURE } from "#core/billing/plan";
import { readPlanLimit, upgradePerks, upgradeWords } from "./upgrade-words";

const MONTHLY = [
  "You have reached your monthly limit of tournaments.",
  "Please upgrade your plan to continue screening resumes.",
];
const OF_PLAN = ["You have reached your plan's limit.", "Upgrade to continue creating tournaments."];

test.each([
  [undefined, ["You've reached the limit for your current plan."]],
  ["", ["You've reached the limit for your current plan."]],
  ['403: {"message":"x","limitReached":true,"currentUsage":2,"limit":2}', MONTHLY],
  ["limitReached", MONTHLY],
  ["{x", OF_PLAN],
  ['403: {"message":"Please upgrade."}', OF_PLAN],
  ["403: Your limit is 2.", ["Your limit is 2."]],
])("%j reads %j", (error, words) => {
  expect(upgradeWords(error)).toEqual(words);
});

test.each([
  [403, "No.", { limitReached: true }, '403: {"message":"No.","limitReached":true}'],
  [409, "No.", { limitReached: true }, '409: {"message":"No.","limitReached":true}'],
  [403, "Please upgrade.", {}, '403: {"message":"Please upgrade."}'],
  [403, "This request did not come from one of our pages.", {}, undefined],
  [400, "The limit is 10MB.", {}, undefined],
])("%i %s %j: the plan stands in the way, as %j", (status, message, details, expected) => {
  expect(readPlanLimit({ status, message, details })).toBe(expected);
});

test("the perks are what the rows of the paid plans hold", () => {
  const pack = {
    ...FALLBACK_PLAN,
    priceInCents: 500,
    maxTournamentsPerMonth: 1,
    maxResumesPerTournament: 60,
  };
  expect(upgradePerks([FALLBACK_PLAN])).toEqual([]);
  expect(upgradePerks([FALLBACK_PLAN, pack])).toEqual([
    "Up to 1 tournament in one pack; packs add up",
    "Up to 60 resumes per tournament",
  ]);
  expect(upgradePerks([pack, { ...pack, maxResumesPerTournament: 3000, features: [ZIP_FEATURE] }])).toEqual([
    "Up to 1 tournament in one pack; packs add up",
    "Up to 3,000 resumes per tournament",
    "The resumes of a tier in a single zip",
  ]);
});
