import { percent, type Table } from "../../lib/table";
import type { FitSet } from "../fit/dataset";
import type { Attack } from "./attack";
import { dressedAttacks } from "./dressed-attacks";
import { hiddenAttacks } from "./hidden-attacks";
import { instructionAttacks } from "./instruction-attacks";
import { openContests, runAttack } from "./run-attacks";
import { textAttacks } from "./text-attacks";

const KINDS: Record<Attack["kind"], string> = {
  known: "known",
  other: "other",
  indistinguishable: "cannot be told from truth",
};

const writtenAttacks = [...textAttacks, ...dressedAttacks, ...instructionAttacks];
export const allAttacks: Attack[] = [...writtenAttacks, ...hiddenAttacks];

/**
 * Reports what each attack gains. Hiding text in a file works the same for every job, so it is tested on the own set
 * only.
 */
export async function reportAttacks(set: FitSet, hidden: boolean): Promise<Table> {
  const contests = await openContests(set);
  const results = [];
  for (const attack of hidden ? allAttacks : writtenAttacks) results.push(await runAttack(attack, contests));
  return {
    title: `Attacks: ${set.name} (${contests.length} weak resumes, each tampered with in ${results.length} ways)`,
    columns: ["attack", "kind", "passes clean", "passes", "mean gain", "max gain", "tier gained"],
    rows: results.map(({ name, kind, passedClean, passed, meanGain, maxGain, tierGained }) => [
      ...[name, KINDS[kind], percent(passedClean), percent(passed)],
      ...[meanGain, maxGain, percent(tierGained)],
    ]),
    notes: ["passes: the weak resume stands above an honest strong one of the same job; gains in points"],
  };
}
