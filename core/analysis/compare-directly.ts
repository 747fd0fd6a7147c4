import type { Criterion } from "./rubric";
import { type CountedVerdict, capFor, earnedShare } from "./score-verdicts";

/** Of a scorecard what the order of candidates depends on. */
export type Comparable = {
  scorecard: {
    criteria: Pick<Criterion, "id" | "weight" | "importance">[];
    verdicts: CountedVerdict[];
  };
};

/** How one of several fares when each meets each. Weights and points are in thousandths. */
export type Standing = {
  /** The most that the must-haves it does not show leave of the match; see capFor. */
  cap: number;
  /** Meetings won less meetings lost (Copeland). */
  wins: number;
  /** Points of all meetings: of each criterion its weight, to whoever has the better verdict. */
  points: number;
};

/** Must-haves count twice where two meet. */
const MUST_FACTOR = 2;
/** Shares of a criterion that lie no further apart than that are a draw. In thousandths. */
const DRAW = 50;

/**
 * Meetings grow by the square: beyond this many, the points of all meetings, which need no meeting to be
 * known, decide alone.
 */
const MOST_WHO_MEET = 250;

/**
 * Lets each meet each, criterion by criterion; the standings are in the order given. A better verdict never
 * worsens one's own standing and never betters another's. All in whole numbers: sums of the same parts in
 * another order must be equal.
 */
export function compareDirectly(resumes: Comparable[]): Standing[] {
  const entries = listEntries(resumes);
  const shares = resumes.map(({ scorecard }) => listShares(scorecard, [...entries.keys()]));
  const weights = [...entries.values()].map(({ weight, isMust }) => (isMust ? MUST_FACTOR * weight : weight));
  const points = sumPoints(shares, weights);
  const wins = resumes.length > MOST_WHO_MEET ? [] : countWins(shares, weights);
  const musts = [...entries.values()].map(({ weight, isMust }) => (isMust ? weight : 0));
  const allMusts = musts.reduce((sum, weight) => sum + weight, 0);
  return shares.map((own, i) => ({
    cap: capFor(musts.reduce((sum, weight, c) => (own[c] === 0 ? sum + weight : sum), 0) / (allMusts || 1))
      .percent,
    wins: wins[i] ?? 0,
    points: points[i] ?? 0,
  }));
}

/** The criteria of all of them: while resumes are read for a new one, not all have the same. */
function listEntries(resumes: Comparable[]) {
  const entries = new Map<string, { weight: number; isMust: boolean }>();
  for (const { scorecard } of resumes) {
    for (const { id, weight, importance } of scorecard.criteria) {
      const known = entries.get(id);
      entries.set(id, {
        weight: Math.max(known?.weight ?? 0, Math.round(1000 * weight)),
        isMust: importance === "must" || (known?.isMust ?? false),
      });
    }
  }
  return entries;
}

function listShares({ verdicts }: Comparable["scorecard"], ids: string[]): number[] {
  const shares = new Map(verdicts.map((verdict) => [verdict.criterionId, earnedShare(verdict)]));
  return ids.map((id) => Math.round(1000 * (shares.get(id) ?? 0)));
}

const compareShares = (own: number, other: number) =>
  Math.abs(own - other) <= DRAW ? 0 : Math.sign(own - other);

/** For each criterion, those one is better than less those one is worse than, times its weight. */
function sumPoints(shares: number[][], weights: number[]): number[] {
  const points = shares.map(() => 0);
  weights.forEach((weight, c) => {
    const counts = new Map<number, number>();
    for (const own of shares) counts.set(own[c] ?? 0, (counts.get(own[c] ?? 0) ?? 0) + 1);
    const leads = new Map(
      [...counts.keys()].map((share) => [
        share,
        [...counts].reduce((sum, [other, count]) => sum + count * compareShares(share, other), 0),
      ]),
    );
    shares.forEach((own, i) => {
      points[i] = (points[i] ?? 0) + weight * (leads.get(own[c] ?? 0) ?? 0);
    });
  });
  return points;
}

function countWins(shares: number[][], weights: number[]): number[] {
  const wins = shares.map(() => 0);
  shares.forEach((own, i) => {
    for (let j = i + 1; j < shares.length; j++) {
      const won = Math.sign(leadOf(own, shares[j] ?? [], weights));
      wins[i] = (wins[i] ?? 0) + won;
      wins[j] = (wins[j] ?? 0) - won;
    }
  });
  return wins;
}

function leadOf(own: number[], other: number[], weights: number[]): number {
  let lead = 0;
  for (let c = 0; c < weights.length; c++) {
    lead += compareShares(own[c] ?? 0, other[c] ?? 0) * (weights[c] ?? 0);
  }
  return lead;
}
