/**
 * Quadratically weighted kappa (Cohen 1968) of two equally long lists of levels, 0 to `levels` - 1: how far two raters
 * agree beyond chance, from 1 (always) through 0 (as chance would have it). Far-off levels count more than near ones.
 * `error` is its standard error (Fleiss, Cohen and Everitt 1969). Both are NaN if the lists leave no room for chance:
 * they are empty, or all levels are the same.
 */
export function weightedKappa(one: number[], other: number[], levels = 4): { kappa: number; error: number } {
  const range = Array.from({ length: levels }, (_, level) => level);
  const shareOf = (list: number[], level: number) =>
    list.filter((value) => value === level).length / list.length;
  const ofOne = range.map((level) => shareOf(one, level));
  const ofOther = range.map((level) => shareOf(other, level));
  const agreement = (a: number, b: number) => 1 - ((a - b) / (levels - 1)) ** 2;
  const sum = (value: (a: number, b: number) => number) =>
    range.reduce((total, a) => total + range.reduce((inRow, b) => inRow + value(a, b), 0), 0);

  const joint = range.map(() => range.map(() => 0));
  one.forEach((a, index) => {
    const row = joint[a] as number[];
    const b = other[index] as number;
    row[b] = (row[b] ?? 0) + 1 / one.length;
  });
  const seen = sum((a, b) => agreement(a, b) * (joint[a]?.[b] ?? 0));
  const byChance = sum((a, b) => agreement(a, b) * (ofOne[a] ?? 0) * (ofOther[b] ?? 0));
  if (!(byChance < 1)) return { kappa: Number.NaN, error: Number.NaN };

  const meanOfRow = range.map((a) =>
    range.reduce((total, b) => total + (ofOther[b] ?? 0) * agreement(a, b), 0),
  );
  const meanOfColumn = range.map((b) =>
    range.reduce((total, a) => total + (ofOne[a] ?? 0) * agreement(a, b), 0),
  );
  const spread = sum(
    (a, b) =>
      (joint[a]?.[b] ?? 0) *
      (agreement(a, b) * (1 - byChance) - ((meanOfRow[a] ?? 0) + (meanOfColumn[b] ?? 0)) * (1 - seen)) ** 2,
  );
  const variance =
    (spread - (seen * byChance - 2 * byChance + seen) ** 2) / (one.length * (1 - byChance) ** 4);
  return { kappa: (seen - byChance) / (1 - byChance), error: Math.sqrt(Math.max(0, variance)) };
}
