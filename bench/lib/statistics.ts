/** Mean of the finite values, or NaN if there are none. */
export function mean(values: number[]): number {
  const finite = values.filter(Number.isFinite);
  return finite.length > 0 ? finite.reduce((sum, value) => sum + value, 0) / finite.length : Number.NaN;
}

/** Share of items that pass, 0 to 1. NaN if there are none. */
export const share = <T>(items: T[], passes: (item: T, at: number) => boolean): number =>
  mean(items.map((item, at) => (passes(item, at) ? 1 : 0)));

/** Ranks starting at 1. Ties get their mean rank. */
export const ranksOf = (values: number[]): number[] =>
  values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });

/** A constant score gives 0. Constant labels give NaN, so that the caller leaves the group out. */
export function spearman(labels: number[], scores: number[]): number {
  const [a, b] = [labels, scores].map((values) => {
    const ranks = ranksOf(values);
    return ranks.map((rank) => rank - mean(ranks));
  }) as [number[], number[]];
  const product = (one: number[], other: number[]) =>
    one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
  const [ofA, ofB] = [product(a, a), product(b, b)];
  if (ofA === 0) return Number.NaN;
  return ofB === 0 ? 0 : product(a, b) / Math.sqrt(ofA * ofB);
}

/**
 * The smallest number such that at least this share (0 to 1) of the numbers do not exceed it. NaN if there are none.
 */
export function percentile(numbers: number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
