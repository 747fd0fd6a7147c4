import { type VerdictLevel, verdictLevels } from "#core/analysis/scorecard";
import { ARITHMETIC } from "#core/scoring/arithmetic";
import { countPoints, shareOf } from "#core/scoring/score-verdicts";
import { percentOf, type TierEdges, tierForPercent } from "#core/scoring/tier";
import { mean } from "../lib/statistics";
import { labeledVerdicts } from "./judge";
import { type JudgedPair, rateTiers } from "./score-pairs";

type NotSure = Record<VerdictLevel, number>;

/** What a reader's level counts: the middle of its range in the arithmetic. */
const worthOf = (level: VerdictLevel): number => mean([...ARITHMETIC.levels[level]]);

const rounded = (value: number) => Math.round(100 * value) / 100;

/**
 * For each level, the mean worth of what readers found where the judge was not sure. A higher level never gets less.
 */
export function fitNotSure(pairs: JudgedPair[]): NotSure {
  const found = pairs.flatMap(listUnsure);
  let least = 0;
  const fitted = verdictLevels.map((level): [VerdictLevel, number] => {
    const worths = found.filter(({ got }) => got === level).map(({ gold }) => worthOf(gold));
    least = Math.max(least, worths.length > 0 ? rounded(mean(worths)) : worthOf(level));
    return [level, least];
  });
  return Object.fromEntries(fitted) as NotSure;
}

/** The levels that the judge gave without being sure, with the reader's level for the line. */
export const listUnsure = (pair: JudgedPair) =>
  labeledVerdicts(pair).flatMap(({ verdict: { sure, level, claimShare }, label }) =>
    sure === false && claimShare === undefined ? [{ got: level, gold: label }] : [],
  );

/** The share of the points that a resume reaches, and the reader's fit rating, 0 to 100. */
export type Reached = { job: string; share: number; fit: number };

export const listReached = (pairs: JudgedPair[], notSure: NotSure): Reached[] =>
  pairs.flatMap(({ job: { job }, gold: { fit }, resume: { scorecard } }) => {
    if (!scorecard || scorecard.notRated) return [];
    const points = countPoints(scorecard.criteria, scorecard.verdicts, { ...ARITHMETIC, notSure });
    return [{ job, share: shareOf(points), fit }];
  });

/** Step sizes: first over the whole range, then around the best result so far. */
const STEPS = [0.04, 0.02, 0.01];
/** Minimum distance between tier edges. */
const APART = 0.04;
const LOWEST = 0.2;
const HIGHEST = 0.96;

/**
 * Fits the share of the points at which each tier begins, so that the percentage, which is piecewise linear between
 * the edges, comes as close as possible to the readers' fit (least squares).
 */
export function fitEdges(rows: Reached[]): TierEdges {
  const error = (edges: TierEdges) => mean(rows.map((row) => (percentOf(row.share, edges) - row.fit) ** 2));
  let best: TierEdges = { C: 0.5, B: 0.7, A: 0.9 };
  for (const step of STEPS) {
    const around = (edge: number) =>
      step === STEPS[0] ? [LOWEST, HIGHEST] : [edge - 3 * step, edge + 3 * step];
    const [cs = [], bs = [], as = []] = [best.C, best.B, best.A].map((edge) => rangeOf(around(edge), step));
    let least = error(best);
    for (const C of cs)
      for (const B of bs.filter((edge) => edge >= C + APART))
        for (const A of as.filter((edge) => edge >= B + APART)) {
          const edges = { C, B, A };
          const missed = error(edges);
          if (missed < least) [least, best] = [missed, edges];
        }
  }
  return best;
}

function rangeOf([from = 0, to = 1]: number[], step: number): number[] {
  const count = Math.round((to - from) / step);
  return Array.from({ length: count + 1 }, (_none, at) => rounded(from + at * step)).filter(
    (value) => value > 0 && value < 1,
  );
}

/** How close percentages and tiers come to the readers' fit with these edges. */
export function rateEdges(rows: Reached[], edgesOf: (job: string) => TierEdges) {
  const rated = rows.map(({ job, share, fit }) => {
    const percent = Math.floor(percentOf(share, edgesOf(job)));
    return { fit, percent, tier: tierForPercent(percent) };
  });
  return rateTiers(rated);
}

/** For each job, edges fitted on all other jobs. */
export function fitWithoutEach(rows: Reached[]): Map<string, TierEdges> {
  const jobs = [...new Set(rows.map(({ job }) => job))];
  return new Map(jobs.map((job) => [job, fitEdges(rows.filter((row) => row.job !== job))]));
}
