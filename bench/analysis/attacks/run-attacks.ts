import type { ResumeAnalysis } from "#core/analysis/scorecard";
import { analyze, analyzeText, isAbove, readText, rubricFor } from "../../lib/analyze";
import { groupBy } from "../../lib/group-by";
import { mean } from "../../lib/statistics";
import { percent, type Table } from "../../lib/table";
import type { FitSet, Pair } from "../fit/dataset";
import { type Attack, allAttacks, type Target } from "./attack";

/** A weak resume to tamper with, and the honest strong resumes for the same job. */
export type Contest = { target: Target; untouched: ResumeAnalysis; strong: ResumeAnalysis[] };

const MAX_WEAK = 5;
const MAX_STRONG = 5;
/** Sorts after "D". */
const UNRATED = "E";
const KINDS = { known: "known", other: "other", indistinguishable: "cannot be told from truth" };

/** Reports what each attack gains. */
export async function reportAttacks(set: FitSet): Promise<Table> {
  const contests = await openContests(set);
  const passedClean = mean(contests.map(({ untouched, strong }) => shareBelow(untouched, strong)));
  const rows: Table["rows"] = [];
  for (const attack of allAttacks) {
    const { passed, meanGain, maxGain, tierGained } = await runAttack(attack, contests);
    rows.push([attack.name, KINDS[attack.kind], percent(passed), meanGain, maxGain, percent(tierGained)]);
  }
  return {
    title: `Attacks: ${set.name} (${contests.length} weak resumes; untampered, they pass in ${percent(passedClean)})`,
    columns: ["attack", "kind", "passes", "mean gain", "max gain", "tier gained"],
    rows,
    notes: ["passes: the weak resume stands above an honest strong one of the same job; gains in points"],
  };
}

export async function openContests({ pairs, rule }: FitSet): Promise<Contest[]> {
  const contests: Contest[] = [];
  for (const candidates of groupBy(pairs, ({ group }) => group).values()) {
    const strong = await analyzeAll(candidates.filter(({ label }) => rule.good(label)).slice(0, MAX_STRONG));
    if (strong.length === 0) continue;
    const weak = candidates.filter(({ label }) => rule.bad(label)).slice(0, MAX_WEAK);
    for (const { job, resumeText: resume } of weak) {
      const [untouched] = await analyzeAll([{ job, resumeText: resume }]);
      const target = { resume, job, rubric: await rubricFor(job), index: contests.length };
      if (untouched) contests.push({ target, untouched, strong });
    }
  }
  return contests;
}

async function analyzeAll(pairs: Pick<Pair, "job" | "resumeText">[]): Promise<ResumeAnalysis[]> {
  const analyses: ResumeAnalysis[] = [];
  for (const { job, resumeText } of pairs) {
    const document = await readText(resumeText);
    if (typeof document !== "string") analyses.push(await analyze(await rubricFor(job), document));
  }
  return analyses;
}

/** `passed`: the share of (weak, strong) pairs in which the attacked resume ranks higher. Gains are points of the match. */
export async function runAttack({ apply }: Pick<Attack, "apply">, contests: Contest[]) {
  const outcomes = [];
  for (const { target, untouched, strong } of contests) {
    const attacked = await analyzeText(target.rubric, apply(target));
    outcomes.push({
      gain: (attacked.matchPercent ?? 0) - (untouched.matchPercent ?? 0),
      tierGained: (attacked.tier ?? UNRATED) < (untouched.tier ?? UNRATED),
      passed: shareBelow(attacked, strong),
    });
  }
  const gains = outcomes.map(({ gain }) => gain);
  return {
    passed: mean(outcomes.map(({ passed }) => passed)),
    meanGain: mean(gains),
    maxGain: Math.max(...gains),
    tierGained: mean(outcomes.map(({ tierGained }) => Number(tierGained))),
  };
}

const shareBelow = (weak: ResumeAnalysis, strong: ResumeAnalysis[]) =>
  mean(strong.map((one) => Number(isAbove(weak, one))));
