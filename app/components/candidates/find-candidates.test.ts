import { expect, test } from "vitest";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { countTiers, searchCandidates } from "./search-candidates";
import { sortCandidates } from "./sort-candidates";

const card = (fileName: string, given: Partial<CandidateCardView> = {}) =>
  ({
    fileName,
    createdAt: "2026-01-01",
    extractedSkills: [],
    contactInfo: {},
    recruiterTier: null,
    tier: null,
    ...given,
  }) as unknown as CandidateCardView;

const own = { tier: "A" as const, changedBy: "u", changedAt: "2026-01-02", reason: null };
const cards = [
  card("zoe_10.pdf", { tier: "A", contactInfo: { name: "Zoë Marchetti" }, extractedSkills: ["TypeScript"] }),
  card("zoe_9.pdf", { tier: "B", createdAt: "2026-02-01", extractedSkills: ["Type design", "Script"] }),
  card("amir.pdf", { tier: "A", recruiterTier: own, extractedSkills: ["TypeScript", "Go"] }),
];
const namesOf = (found: CandidateCardView[]) => found.map(({ fileName }) => fileName);

test.each([
  ["", ["zoe_10.pdf", "zoe_9.pdf", "amir.pdf"]],
  ["  TYPESCRIPT ", ["zoe_10.pdf", "amir.pdf"]],
  ["zoë marchetti", ["zoe_10.pdf"]],
  ["Zoe script", ["zoe_10.pdf", "zoe_9.pdf"]],
  ["typescript zoe_9", []],
  ["cobol", []],
])("%j finds every word of it, in any of the fields", (query, found) => {
  expect(namesOf(searchCandidates(cards, query))).toEqual(found);
});

test("the order asked for, best first among equals", () => {
  expect(namesOf(sortCandidates(cards, "best"))).toEqual(namesOf(cards));
  expect(namesOf(sortCandidates(cards, "newest"))).toEqual(["zoe_9.pdf", "zoe_10.pdf", "amir.pdf"]);
  expect(namesOf(sortCandidates(cards, "name"))).toEqual(["amir.pdf", "zoe_9.pdf", "zoe_10.pdf"]);
  expect(namesOf(sortCandidates(cards, "own"))).toEqual(["amir.pdf", "zoe_10.pdf", "zoe_9.pdf"]);
});

test("every tier is counted, zero too", () => {
  expect(countTiers(cards)).toEqual({ A: 2, B: 1, C: 0, D: 0 });
});
