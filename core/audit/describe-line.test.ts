import { expect, test } from "vitest";
import { describeLine } from "./describe-line";
import { ACTIONS_OF_KIND } from "./kinds";

test.each([
  [{ aiTier: "B", from: null, to: "A" }, "moved jordan from Tier B to Tier A"],
  [{ aiTier: "B", from: "A", to: "C" }, "moved jordan from Tier A to Tier C"],
  [{ aiTier: null, from: null, to: "C" }, "put jordan, which had no tier, into Tier C"],
  [{ aiTier: null, from: "A", to: null }, "removed their tier from jordan: not ranked again"],
  [{ aiTier: "B", from: null, to: "B" }, "confirmed Tier B for jordan"],
  [{ aiTier: "B", from: "A", to: null }, "removed their tier from jordan: Tier B again, as the AI said"],
])("a change of tier %j in words", (details, words) => {
  expect(describeLine({ action: "resume.tier-changed", details, about: null }, "jordan")).toBe(words);
});

test.each([
  ["resumes.tier-changed", { to: "B", count: 34 }, "moved 34 candidates to Tier B"],
  ["resumes.tier-changed", { to: null, count: 1 }, "removed their tier from 1 candidate"],
  ["resumes.tier-changed", { to: "before", count: 34 }, "undid a tier change: 34 candidates as before"],
  ["resumes.noted", { count: 2, isBack: true }, "removed a note from 2 candidates"],
] as const)("what was done to many, %s %j, in words", (action, details, words) => {
  expect(describeLine({ action, details, about: null }, "jordan")).toBe(words);
});

test.each([
  ["tournament.candidates-exported", { candidates: 1, format: "csv" }, "exported 1 candidate as CSV"],
  ["tournament.candidates-exported", { candidates: 2, format: "csv" }, "exported 2 candidates as CSV"],
  ["share.created", { candidates: 1, days: 7 }, "created a link to 1 candidate for 7 days"],
  ["fairness.checked", { resumes: 1 }, "started a fairness check of 1 resume"],
  ["resumes.added", { count: 1 }, "added 1 resume"],
  [
    "account.retention-changed",
    { retentionDays: 90, recordYears: 1 },
    "set deletion after 90 days, decision records for 1 year",
  ],
] as const)("one is in the singular: %s %j", (action, details, words) => {
  expect(describeLine({ action, details, about: null }, "jordan")).toBe(words);
});

test("each action has words, and is of one kind", () => {
  const actions = Object.values(ACTIONS_OF_KIND).flat();
  for (const action of actions)
    expect(describeLine({ action, details: {}, about: null }, "jordan")).toMatch(/^[a-z]/);
  expect(new Set(actions).size).toBe(actions.length);
});

test.each([
  ["promo-code.created", { code: "SPRING" }, null, "created the promo code SPRING"],
  ["promo-code.changed", { code: "SPRING", isActive: false }, null, "deactivated the promo code SPRING"],
  ["credits.granted", { planId: 3, amount: 5 }, "ada@example.com", "gave ada@example.com 5 PRO credits"],
  ["credits.granted", { planId: 3, amount: 1 }, null, "gave an account 1 PRO credit"],
  [
    "credits.purchased",
    { plan: "PRO", credits: 5, amountInCents: 1999 },
    null,
    "bought 5 PRO credits for $19.99",
  ],
  ["partner.disabled", { partnerId: "1" }, "Acme", "disabled the partner Acme"],
  ["account.password-changed", { byMail: true }, null, "set a new password by email"],
] as const)("%s says which, whose and how many", (action, details, about, words) => {
  expect(describeLine({ action, details, about }, "jordan")).toBe(words);
});
