/** The maximum share of the job as a whole among all weights, if there are other criteria. */
export const WHOLE_SHARE = 0.35;

/** The shares of these weights as whole percentages, in the same order. They add up to 100. */
export function toPercents(weights: number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (100 * weight) / total);
  const percents = exact.map(Math.floor);
  const missing = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  // Round up the largest remainders first; ties go to the earlier one.
  const byRest = exact
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRest.slice(0, missing)) percents[index] = (percents[index] ?? 0) + 1;
  return percents;
}

/** The weight that gives one criterion this percentage of all, if the others weigh `others` together. */
export const weightForPercent = (percent: number, others: number): number =>
  round((others * percent) / (100 - percent));

/** The maximum weight of the job as a whole, if the others weigh `others` together. */
export const maxWeightGiven = (others: number): number => (WHOLE_SHARE / (1 - WHOLE_SHARE)) * others;

/** Caps the job as a whole at its share, which a change of other weights may have raised. */
export function capWhole<Edit extends { weight: number }>(
  edits: Edit[],
  isWhole: (edit: Edit) => boolean,
): Edit[] {
  const others = edits.reduce((sum, edit) => sum + (isWhole(edit) ? 0 : edit.weight), 0);
  const most = maxWeightGiven(others);
  if (others <= 0) return edits;
  return edits.map((edit) =>
    isWhole(edit) && edit.weight > most ? { ...edit, weight: Math.floor(1000 * most) / 1000 } : edit,
  );
}

/** Sets one criterion to this percentage of all; the others keep their proportions. */
export function setPercent<Edit extends { weight: number }>(
  edits: Edit[],
  { index, percent, isWhole }: { index: number; percent: number; isWhole(edit: Edit): boolean },
): Edit[] {
  const beside = (counts: (edit: Edit) => boolean) =>
    edits.reduce((sum, edit, at) => sum + (at !== index && counts(edit) ? edit.weight : 0), 0);
  const withWeight = (weight: number) =>
    capWhole(
      edits.map((edit, at) => (at === index ? { ...edit, weight } : edit)),
      isWhole,
    );
  const set = withWeight(
    weightForPercent(
      percent,
      beside(() => true),
    ),
  );
  const isCapped = set.some((edit, at) => at !== index && edit.weight !== edits[at]?.weight);
  // The job as a whole is at its maximum, so the other criteria share the rest.
  return isCapped
    ? withWeight(
        weightForPercent(
          percent / (1 - WHOLE_SHARE),
          beside((edit) => !isWhole(edit)),
        ),
      )
    : set;
}

/** Weights are kept in thousandths, so that they stay readable in API responses. */
const round = (weight: number) => Math.max(0.001, Math.round(1000 * weight) / 1000);
