import { expect, test } from "vitest";
import { readWords } from "./lexicon";
import { parseRequirement } from "./parse-requirement";
import { senseOf } from "./senses";
import { cosine } from "./word-vectors";

const nearness = (asked: string, line: string) =>
  cosine(senseOf(parseRequirement(asked).units.map(({ word }) => word)), senseOf(readWords(line)));

test.each([
  [
    "Medication administration",
    "Hung antibiotics and titrated insulin by protocol",
    "Ordered linen for the unit",
  ],
  ["Accounts payable", "Keyed vendor bills and matched them to purchase orders", "Took minutes of the board"],
  ["Supervision of staff", "Eight people reported to me", "Reported leaks to the landlord"],
])("%s is nearer to what tells of it in other words", (asked, shown, other) => {
  expect(nearness(asked, shown)).toBeGreaterThan(nearness(asked, other) + 0.2);
});

test("of words it does not know, it knows nothing", () => {
  expect(nearness("Medication administration", "Xyzzy plugh")).toBe(0);
});
