/** Rank correlation with ties at their mean rank. 0 if one list is constant. */
export function spearman(one: number[], other: number[]): number {
  const [a, b] = [ranksOf(one), ranksOf(other)];
  const [meanA, meanB] = [mean(a), mean(b)];
  let together = 0;
  let ofA = 0;
  let ofB = 0;
  a.forEach((rank, index) => {
    const [fromA, fromB] = [rank - meanA, (b[index] as number) - meanB];
    together += fromA * fromB;
    ofA += fromA ** 2;
    ofB += fromB ** 2;
  });
  return ofA > 0 && ofB > 0 ? together / Math.sqrt(ofA * ofB) : 0;
}

function ranksOf(values: number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((p, q) => p.value - q.value);
  const ranks: number[] = [];
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && order[to]?.value === order[from]?.value) to++;
    for (const { index } of order.slice(from, to)) ranks[index] = (from + to - 1) / 2;
    from = to;
  }
  return ranks;
}

/** NaN if there are none. */
export const mean = (values: number[]): number =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : Number.NaN;

/** Share of items that pass, 0 to 1. NaN if there are none. */
export const share = <T>(items: T[], passes: (item: T, at: number) => boolean): number =>
  items.length > 0 ? items.filter(passes).length / items.length : Number.NaN;
