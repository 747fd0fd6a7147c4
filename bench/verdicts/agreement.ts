/** Quadratically weighted kappa (Cohen 1968) of two lists of levels 0 to 3. NaN if there is nothing to compare. */
export function kappa(one: number[], other: number[], levels = 4): number {
  const grid = Array.from({ length: levels }, () => new Array<number>(levels).fill(0));
  const ofOne = new Array<number>(levels).fill(0);
  const ofOther = new Array<number>(levels).fill(0);
  one.forEach((a, index) => {
    const b = other[index] as number;
    (grid[a] as number[])[b] = (grid[a]?.[b] ?? 0) + 1;
    ofOne[a] = (ofOne[a] ?? 0) + 1;
    ofOther[b] = (ofOther[b] ?? 0) + 1;
  });
  let seen = 0;
  let byChance = 0;
  for (let a = 0; a < levels; a++) {
    for (let b = 0; b < levels; b++) {
      const weight = (a - b) ** 2;
      seen += weight * (grid[a]?.[b] ?? 0);
      byChance += (weight * (ofOne[a] ?? 0) * (ofOther[b] ?? 0)) / one.length;
    }
  }
  return byChance > 0 ? 1 - seen / byChance : Number.NaN;
}

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
