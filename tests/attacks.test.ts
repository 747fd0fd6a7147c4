import { beforeAll, expect, test } from "vitest";
import { allAttacks } from "../bench/analysis/attacks/attack";
import { type Contest, openContests, runAttack } from "../bench/analysis/attacks/run-attacks";
import { readOwnSet } from "../bench/analysis/fit/dataset";

/** The accepted share of (weak, strong) pairs in which the tampered weak resume ranks above the honest strong one. */
const CEILINGS = { known: 0.05, other: 0.2 };

let contests: Contest[];
beforeAll(async () => {
  contests = await openContests(readOwnSet());
}, 60_000);

test("untouched, no weak resume of the set stands above a strong one", async () => {
  expect(contests.length).toBeGreaterThanOrEqual(30);
  expect((await runAttack({ apply: ({ resume }) => resume }, contests)).passed).toBe(0);
});

// A dated job that was never held reads like a real one. Only asking the candidate can tell.
const tellable = allAttacks.flatMap(({ name, kind, apply }) =>
  kind === "indistinguishable" ? [] : [{ name, kind, apply }],
);

test.each(tellable)("$name: seldom lifts a weak resume above a strong one", async (attack) => {
  const { passed } = await runAttack(attack, contests);
  expect(passed).toBeLessThanOrEqual(CEILINGS[attack.kind]);
});
