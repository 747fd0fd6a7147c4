/**
 * How often one of the `higher` scores is above one of the `lower` ones, from 0 to 1; a tie counts half. `error` is its
 * standard error (DeLong 1988). Both are NaN if either list is empty; `error` is NaN if one has a single score.
 */
export function areaUnderCurve(higher: number[], lower: number[]): { auc: number; error: number } {
  const wins = higher.map((score) => meanOf(lower.map((other) => winOf(score, other))));
  const losses = lower.map((score) => meanOf(higher.map((other) => winOf(other, score))));
  return {
    auc: lower.length > 0 ? meanOf(wins) : Number.NaN,
    error: Math.sqrt(varianceOf(wins) / wins.length + varianceOf(losses) / losses.length),
  };
}

const winOf = (score: number, other: number) => (score > other ? 1 : score === other ? 0.5 : 0);

/** NaN for an empty list. */
const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function varianceOf(values: number[]): number {
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}
