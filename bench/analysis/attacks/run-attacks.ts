import type { ResumeAnalysis } from "#core/analysis/scorecard";
import type { FitSet, Pair } from "../fit/dataset";
import { groupBy } from "../lib/group-by";
import { analyze, analyzeText, isAbove, readBytes, readText, rubricFor } from "../lib/product";
import { mean } from "../metrics/ranking";
import { type Attack, requirementsOf, type Target, titleOf } from "./attack";

/** A weak resume to tamper with, and the honest strong resumes for the same job. */
export type Contest = { target: Target; untouched: ResumeAnalysis; strong: ResumeAnalysis[] };

export type AttackResult = {
  name: string;
  kind: Attack["kind"];
  resumes: number;
  /** Share of (weak, strong) pairs in which the weak resume ranks higher: first without the attack, then with it. */
  passedClean: number;
  passed: number;
  meanGain: number;
  maxGain: number;
  /** Share of attacked resumes that rose by at least one tier. */
  tierGained: number;
};

type Outcome = { gain: number; tierGained: boolean; passedClean: number; passed: number };

const MAX_WEAK = 5;
const MAX_STRONG = 5;

export async function openContests({ pairs, rule }: FitSet): Promise<Contest[]> {
  const contests: Contest[] = [];
  for (const candidates of groupBy(pairs, ({ group }) => group).values()) {
    const strong = await analyzeAll(candidates.filter(({ label }) => rule.good(label)).slice(0, MAX_STRONG));
    if (strong.length === 0) continue;
    for (const { job, resumeText } of candidates.filter(({ label }) => rule.bad(label)).slice(0, MAX_WEAK)) {
      const rubric = await rubricFor(job);
      const target = {
        resume: resumeText,
        job,
        title: titleOf(rubric),
        requirements: requirementsOf(rubric),
        index: contests.length,
      };
      const document = await readText(resumeText);
      if (typeof document === "string") continue;
      contests.push({ target, untouched: await analyze(rubric, document), strong });
    }
  }
  return contests;
}

async function analyzeAll(pairs: Pair[]): Promise<ResumeAnalysis[]> {
  const analyses: ResumeAnalysis[] = [];
  for (const { job, resumeText } of pairs) {
    const document = await readText(resumeText);
    if (typeof document !== "string") analyses.push(await analyze(await rubricFor(job), document));
  }
  return analyses;
}

/** Sorts after "D". */
const UNRATED = "E";

export async function runAttack(attack: Attack, contests: Contest[]): Promise<AttackResult> {
  const outcomes: Outcome[] = [];
  for (const { target, untouched, strong } of contests) {
    const clean = attack.clean ? await judge(target, await attack.clean(target)) : untouched;
    const attacked = await judge(target, await attack.apply(target));
    outcomes.push({
      gain: (attacked.matchPercent ?? 0) - (clean.matchPercent ?? 0),
      tierGained: (attacked.tier ?? UNRATED) < (clean.tier ?? UNRATED),
      passedClean: mean(strong.map((one) => (isAbove(clean, one) ? 1 : 0))),
      passed: mean(strong.map((one) => (isAbove(attacked, one) ? 1 : 0))),
    });
  }
  const average = (read: (outcome: Outcome) => number) => mean(outcomes.map(read));
  return {
    name: attack.name,
    kind: attack.kind,
    resumes: contests.length,
    passedClean: average(({ passedClean }) => passedClean),
    passed: average(({ passed }) => passed),
    meanGain: average(({ gain }) => gain),
    maxGain: Math.max(...outcomes.map(({ gain }) => gain)),
    tierGained: average(({ tierGained }) => (tierGained ? 1 : 0)),
  };
}

async function judge(
  target: Target,
  resume: string | { bytes: Uint8Array; fileName: string },
): Promise<ResumeAnalysis> {
  const rubric = await rubricFor(target.job);
  if (typeof resume === "string") return analyzeText(rubric, resume);
  const document = await readBytes(resume.bytes, resume.fileName);
  if (typeof document === "string") throw new Error(`${resume.fileName} cannot be read: ${document}`);
  return analyze(rubric, document);
}
