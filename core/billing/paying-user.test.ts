import { expect, test } from "vitest";
import { accountType } from "./paying-user";

test.each([
  [{ hasUnlimitedAccess: true, planName: "PRO", additionalTournamentCredits: 3 }, "Unlimited"],
  [{ hasUnlimitedAccess: false, planName: "PRO", additionalTournamentCredits: 3 }, "PRO"],
  [{ hasUnlimitedAccess: false, planName: "FREE", additionalTournamentCredits: 3 }, "Has Credits"],
  [{ hasUnlimitedAccess: false, planName: "FREE", additionalTournamentCredits: 0 }, "Free"],
] as const)("%o is %s", (user, type) => {
  expect(accountType(user)).toBe(type);
});
