/** Mean of the finite values, or NaN if there are none. */
export function mean(values: number[]): number {
  const finite = values.filter(Number.isFinite);
  return finite.length > 0 ? finite.reduce((sum, value) => sum + value, 0) / finite.length : Number.NaN;
}

/** Share of items that pass, 0 to 1. NaN if there are none. */
export const share = <T>(items: T[], passes: (item: T, at: number) => boolean): number =>
  mean(items.map((item, at) => (passes(item, at) ? 1 : 0)));

/** Ranks starting at 1. Ties get their mean rank. */
export function ranksOf(values: number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const ranks = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    const to = endOfTie(order, from);
    for (const { index } of order.slice(from, to)) ranks[index] = (from + to + 1) / 2;
    from = to;
  }
  return ranks;
}

function endOfTie(order: { value: number }[], from: number): number {
  let to = from;
  while (to < order.length && order[to]?.value === order[from]?.value) to++;
  return to;
}

/** A constant score gives 0. Constant labels give NaN, so that the caller leaves the group out. */
export function spearman(labels: number[], scores: number[]): number {
  const a = ranksOf(labels);
  const b = ranksOf(scores);
  const [meanA, meanB] = [mean(a), mean(b)];
  let both = 0;
  let onlyA = 0;
  let onlyB = 0;
  a.forEach((rank, index) => {
    const other = (b[index] ?? 0) - meanB;
    both += (rank - meanA) * other;
    onlyA += (rank - meanA) ** 2;
    onlyB += other ** 2;
  });
  if (onlyA === 0) return Number.NaN;
  return onlyB === 0 ? 0 : both / Math.sqrt(onlyA * onlyB);
}

/** How often a good candidate ranks above a bad one; a tie counts half. NaN if either side is empty. */
export function auc(good: number[], bad: number[]): number {
  if (good.length === 0 || bad.length === 0) return Number.NaN;
  const ranks = ranksOf([...good, ...bad]);
  const sum = ranks.slice(0, good.length).reduce((total, rank) => total + rank, 0);
  return (sum - (good.length * (good.length + 1)) / 2) / (good.length * bad.length);
}

/**
 * The smallest number such that at least this share (0 to 1) of the numbers do not exceed it. NaN if there are none.
 */
export function percentile(numbers: number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
