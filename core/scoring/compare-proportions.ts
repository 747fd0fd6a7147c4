/** People in a group, and how many of them had the outcome. */
export type Share = { hits: number; of: number };

/**
 * Fisher's exact test: how likely shares at least this far apart are if the groups do not differ (two-sided: adds up all
 * tables that are no likelier than the one observed).
 */
export function fisherExact(a: Share, b: Share): number {
  const hits = a.hits + b.hits;
  const logs = logFactorials(a.of + b.of);
  const log = (n: number) => logs[n] ?? 0;
  const choose = (n: number, k: number) => log(n) - log(k) - log(n - k);
  const likelihood = (inA: number) =>
    Math.exp(choose(a.of, inA) + choose(b.of, hits - inA) - choose(a.of + b.of, hits));
  // Rounding must not leave out tables that are exactly as likely.
  const limit = likelihood(a.hits) * (1 + 1e-7);
  let p = 0;
  for (let inA = Math.max(0, hits - b.of); inA <= Math.min(hits, a.of); inA++) {
    const one = likelihood(inA);
    if (one <= limit) p += one;
  }
  return Math.min(1, p);
}

function logFactorials(n: number): number[] {
  const logs = [0];
  for (let k = 1; k <= n; k++) logs.push((logs[k - 1] ?? 0) + Math.log(k));
  return logs;
}

/**
 * The ratio of two shares with its 95 % interval on the log scale (Katz et al. 1978). No interval if one of them is 0;
 * undefined if the second is 0.
 */
export function ratioOfShares(
  a: Share,
  b: Share,
): { value: number; low?: number; high?: number } | undefined {
  if (b.hits === 0 || a.of === 0) return undefined;
  const value = a.hits / a.of / (b.hits / b.of);
  if (a.hits === 0) return { value };
  const error = Math.sqrt(1 / a.hits - 1 / a.of + 1 / b.hits - 1 / b.of);
  return { value, low: value * Math.exp(-1.96 * error), high: value * Math.exp(1.96 * error) };
}
