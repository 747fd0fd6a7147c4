import { expect, test } from "vitest";
import { ARITHMETIC } from "#core/scoring/arithmetic";
import { countBins, countFindings, countTiers, type Pool, rankPool } from "./pool";

const pool: Pool = {
  rubricVersion: 2,
  criteria: [
    { id: "sql", text: "SQL" },
    { id: "go", text: "Go" },
  ],
  candidates: [
    ["ann", null, [1, 0]],
    ["bob", null, [0, 1]],
    ["cleo", "D", [1, 1]],
  ].map(([id, recruiterTier, shares]) => ({
    id: id as string,
    fileName: `${id}.pdf`,
    recruiterTier: recruiterTier as "D" | null,
    score: 50,
    tier: "C" as const,
    relevance: 0.5,
    edges: ARITHMETIC.edges,
    findings: (shares as number[]).map((share) => (share === 1 ? "strong" : "none")),
    shares: shares as number[],
  })),
};

const order = (...weights: { id?: string; weight: number }[]) =>
  rankPool(pool, weights).map(({ id, tier }) => `${id} ${tier}`);

test("other weights give another order and other tiers, and the recruiter's own tier stays in force", () => {
  expect(order({ id: "sql", weight: 19 }, { id: "go", weight: 1 })).toEqual(["ann A", "cleo D", "bob D"]);
  expect(order({ id: "sql", weight: 1 }, { id: "go", weight: 19 })).toEqual(["bob A", "cleo D", "ann D"]);
});

test("a criterion that nobody was read for is left out of the arithmetic", () => {
  const known = [
    { id: "sql", weight: 9 },
    { id: "go", weight: 1 },
  ];
  expect(order(...known, { weight: 90 }, { id: "new", weight: 90 })).toEqual(order(...known));
  expect(order()).toEqual(["ann D", "bob D", "cleo D"]);
});

test("the edge of a tier is where the arithmetic of the product has it", () => {
  const [ann] = rankPool({ ...pool, candidates: pool.candidates.slice(0, 1) }, [
    { id: "sql", weight: ARITHMETIC.edges.B },
    { id: "go", weight: 1 - ARITHMETIC.edges.B },
  ]);
  expect(ann).toMatchObject({ score: 70, tier: "B" });
});

test("who shows what", () => {
  expect(countFindings(pool).map(({ strong, none, unread }) => ({ strong, none, unread }))).toEqual([
    { strong: 2, none: 1, unread: 0 },
    { strong: 2, none: 1, unread: 0 },
  ]);
  const older = { ...pool, criteria: [...pool.criteria, { id: "new", text: "New" }] };
  expect(countFindings(older)[2]).toMatchObject({ strong: 0, none: 0, unread: 3 });
  expect(countTiers(pool.candidates)).toEqual({ A: 0, B: 0, C: 3, D: 0 });
});

test("every match falls into one span, the ends included", () => {
  const bins = countBins([0, 4.999, 5, 89.9, 95, 100].map((score) => ({ score })));
  expect(bins).toHaveLength(20);
  expect([bins[0], bins[1], bins[17], bins[19]]).toEqual([2, 1, 1, 2]);
  expect(bins.reduce((sum, size) => sum + size, 0)).toBe(6);
});
