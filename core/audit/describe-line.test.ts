import { expect, test } from "vitest";
import { describeLine } from "./describe-line";
import { ACTIONS_OF_KIND } from "./kinds";

test.each([
  [{ aiTier: "B", from: null, to: "A" }, "moved jordan from Tier B to Tier A"],
  [{ aiTier: "B", from: "A", to: "C" }, "moved jordan from Tier A to Tier C"],
  [{ aiTier: null, from: null, to: "C" }, "put jordan into Tier C, which had none"],
  [{ aiTier: null, from: "A", to: null }, "withdrew their tier of jordan: not ranked again"],
  [{ aiTier: "B", from: null, to: "B" }, "confirmed Tier B for jordan"],
  [{ aiTier: "B", from: "A", to: null }, "withdrew their tier of jordan: Tier B again, as the analysis said"],
])("a change of tier %j in words", (details, words) => {
  expect(describeLine({ action: "resume.tier-changed", details }, "jordan")).toBe(words);
});

test("each action has words, and is of one kind", () => {
  const actions = Object.values(ACTIONS_OF_KIND).flat();
  for (const action of actions) expect(describeLine({ action, details: {} }, "jordan")).toMatch(/^[a-z]/);
  expect(new Set(actions).size).toBe(actions.length);
});
