import { addTo, dot, lengthOf } from "../lib/vectors";
import type { StemLine } from "./read-lines";

/** A row of a sparse, symmetric matrix. */
export type SparseRow = { columns: number[]; values: number[] };

const WINDOW = 8;
/** How much more often than by chance two words must occur together to count as neighbors. */
const LEAST = 0.2;
const SMOOTHING = 0.75;

/**
 * How much more often than by chance two stems occur near each other in a line: positive pointwise mutual
 * information.
 */
export function relate(lines: StemLine[], stems: string[]): SparseRow[] {
  const indexOf = new Map(stems.map((stem, index) => [stem, index]));
  const together: Map<number, number>[] = stems.map(() => new Map());
  const add = (a: number, b: number, count: number) =>
    together[a]?.set(b, (together[a]?.get(b) ?? 0) + count);
  for (const line of lines) {
    const ids = line.map((stem) => indexOf.get(stem) ?? -1);
    ids.forEach((a, i) => {
      for (let j = i + 1; j < ids.length && j - i <= WINDOW; j++) {
        const b = ids[j] ?? -1;
        if (a < 0 || b < 0 || a === b) continue;
        add(a, b, 1 / Math.sqrt(j - i));
        add(b, a, 1 / Math.sqrt(j - i));
      }
    });
  }
  const sums = together.map((row) => [...row.values()].reduce((sum, count) => sum + count, 0));
  const total = sums.reduce((sum, count) => sum + count, 0);
  const smoothed = sums.map((sum) => sum ** SMOOTHING);
  const smoothedTotal = smoothed.reduce((sum, count) => sum + count, 0);
  return together.map((row, a) => {
    const related: SparseRow = { columns: [], values: [] };
    for (const [b, count] of row) {
      const chance = ((sums[a] ?? 0) / total) * ((smoothed[b] ?? 0) / smoothedTotal);
      const value = Math.log(count / total / chance) - LEAST;
      if (value <= 0) continue;
      related.columns.push(b);
      related.values.push(value);
    }
    return related;
  });
}

const SPARE = 12;
const STEPS = 8;

/** Finds the `size` dominant directions of a matrix by subspace iteration. Returns the coordinates of each row. */
export function factor(matrix: SparseRow[], size: number): number[][] {
  const rows = matrix.length;
  let basis: Float64Array[] = Array.from({ length: size + SPARE }, (_, q) =>
    // Any starting point works. A fixed one gives the same vectors every time.
    Float64Array.from({ length: rows }, (_value, i) => Math.sin((i + 1) * 12.9898 + (q + 1) * 78.233)),
  );
  for (let step = 0; step < STEPS; step++)
    basis = orthogonalize(basis.map((vector) => multiply(matrix, vector)));
  const strength = basis.map((vector) => Math.abs(dot(vector, multiply(matrix, vector))));
  const strongest = strength
    .map((_value, index) => index)
    .sort((a, b) => (strength[b] ?? 0) - (strength[a] ?? 0))
    .slice(0, size);
  return matrix.map((_row, i) => strongest.map((q) => (basis[q]?.[i] ?? 0) * Math.sqrt(strength[q] ?? 0)));
}

function multiply(matrix: SparseRow[], vector: Float64Array): Float64Array {
  return Float64Array.from(matrix, ({ columns, values }) => {
    let sum = 0;
    for (let j = 0; j < columns.length; j++) sum += (values[j] ?? 0) * (vector[columns[j] ?? 0] ?? 0);
    return sum;
  });
}

function orthogonalize(vectors: Float64Array[]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const vector of vectors) {
    for (const other of done) addTo(vector, other, -dot(vector, other));
    const length = lengthOf(vector) || 1;
    done.push(vector.map((value) => value / length));
  }
  return done;
}
