/**
 * The smallest number such that at least this share (0 to 1) of the numbers do not exceed it. NaN if there are none.
 */
export function percentile(numbers: number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
