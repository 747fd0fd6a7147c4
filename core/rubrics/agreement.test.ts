import { expect, test } from "vitest";
import type { Tier } from "#core/analysis/scorecard";
import { ARITHMETIC } from "#core/scoring/arithmetic";
import { scorePoints } from "#core/scoring/score-verdicts";
import { measureAgreement, suggestWeights } from "./agreement";
import type { Pool } from "./pool";

const CRITERIA = [
  { id: "sql", text: "SQL", weight: 3, isWhole: false },
  { id: "go", text: "Go", weight: 3, isWhole: false },
  { id: "rust", text: "Rust", weight: 3, isWhole: false },
];

/** Scored with the weights of CRITERIA; the recruiter's tiers come from other weights. */
function poolOf(size: number, ownWeights: number[] | null): Pool {
  const scoreBy = (shares: number[], weights: number[]) =>
    scorePoints({
      reached: shares.reduce((sum, share, index) => sum + share * (weights[index] ?? 0), 0),
      total: weights.reduce((sum, weight) => sum + weight, 0),
    });
  return {
    rubricVersion: 1,
    criteria: CRITERIA.map(({ id, text }) => ({ id, text })),
    candidates: Array.from({ length: size }, (_, at) => {
      const shares = [((at * 7) % 11) / 10, ((at * 5) % 13) / 12, ((at * 3) % 7) / 6];
      const { score, tier } = scoreBy(shares, [3, 3, 3]);
      return {
        id: `${at}`,
        fileName: `${at}.pdf`,
        recruiterTier: ownWeights && scoreBy(shares, ownWeights).tier,
        score,
        tier,
        relevance: 0,
        edges: ARITHMETIC.edges,
        findings: shares.map(() => "strong" as const),
        shares,
      };
    }),
  };
}

test("only tiers of the recruiter's own are compared, pair by pair", () => {
  const pool = poolOf(12, null);
  expect(measureAgreement(pool)).toMatchObject({ compared: 0, same: 0, leanings: [] });
  const [first, second] = pool.candidates.map(({ tier }) => tier) as [Tier, Tier];
  const other = first === "A" ? "B" : "A";
  const own: Tier[] = [other, second];
  const some = {
    ...pool,
    candidates: pool.candidates.map((one, at) => ({ ...one, recruiterTier: own[at] ?? null })),
  };
  const agreement = measureAgreement(some);
  expect(agreement).toMatchObject({ compared: 2, same: 1 });
  expect(agreement.counts[other][first]).toBe(1);
  expect(agreement.kappa).toBeUndefined();
});

test("beside one tier for everybody there is no kappa", () => {
  const pool = poolOf(40, [3, 3, 3]);
  const candidates = pool.candidates.map((one): (typeof pool.candidates)[number] => ({ ...one, tier: "D" }));
  const agreement = measureAgreement({ ...pool, candidates });
  expect(agreement).toMatchObject({ compared: 40 });
  expect(agreement.kappa).toBeUndefined();
});

test("full agreement is kappa 1 and leans nowhere", () => {
  const agreement = measureAgreement(poolOf(40, [3, 3, 3]));
  expect(agreement).toMatchObject({ compared: 40, same: 40, leanings: [] });
  expect(agreement.kappa?.value).toBeCloseTo(1);
});

test("a criterion that counts more for the recruiter is named, and its weight suggested", () => {
  const pool = poolOf(60, [1, 9, 1]);
  const { kappa, leanings } = measureAgreement(pool);
  expect(kappa?.value).toBeLessThan(1);
  expect(kappa?.low).toBeLessThan(kappa?.value ?? 0);
  expect(leanings[0]).toMatchObject({ id: "go" });
  expect(leanings[0]?.correlation).toBeGreaterThan(0);

  const suggestion = suggestWeights(pool, CRITERIA);
  expect(suggestion?.compared).toBe(60);
  expect(suggestion?.sameThen).toBeGreaterThan(suggestion?.sameNow ?? 60);
  expect(suggestion?.weights.go).toBeGreaterThan(suggestion?.weights.sql ?? 0);
});

test("tiers that no weights explain bring no suggestion, nor do few tiers", () => {
  const pool = poolOf(60, [1, 9, 1]);
  const tiers: Tier[] = ["A", "B", "C", "D"];
  const atRandom = {
    ...pool,
    candidates: pool.candidates.map((one, at) => ({
      ...one,
      recruiterTier: tiers[(at * at + at) % 4] ?? "A",
    })),
  };
  expect(suggestWeights(atRandom, CRITERIA)).toBeUndefined();
  expect(suggestWeights(poolOf(19, [1, 9, 1]), CRITERIA)).toBeUndefined();
  expect(suggestWeights(poolOf(60, [3, 3, 3]), CRITERIA)).toBeUndefined();
});

test("the job as a whole is never suggested above its share", () => {
  const criteria = CRITERIA.map((criterion) => ({ ...criterion, isWhole: criterion.id === "go" }));
  const weights = suggestWeights(poolOf(60, [1, 9, 1]), criteria)?.weights ?? {};
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  if (total > 0) expect((weights.go ?? 0) / total).toBeLessThanOrEqual(0.35);
});
