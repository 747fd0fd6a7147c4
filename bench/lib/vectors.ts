import { writeFileSync } from "node:fs";

export type Vector = number[] | Float32Array | Float64Array;

export function dot(a: Vector, b: Vector): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

export const lengthOf = (vector: Vector): number => Math.sqrt(dot(vector, vector));

/** Adds a vector to `sum`, in place. */
export function addTo(sum: Vector, vector: Vector, by: number): void {
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + by * (vector[i] ?? 0);
}

/** Writes vectors as signed bytes, scaled so that the longest vector keeps a length of 127. */
export function writeVectors(
  file: string,
  { about, size, stems, values }: { about: string; size: number; stems: string[]; values: Float32Array },
): void {
  const rows = stems.map((_stem, row) => values.subarray(row * size, (row + 1) * size));
  const longest = Math.max(...rows.map(lengthOf));
  const bytes = Int8Array.from(values, (value) => Math.round((127 * value) / longest));
  const vectors = Buffer.from(bytes.buffer).toString("base64");
  writeFileSync(file, `${JSON.stringify({ about, size, stems: stems.join(" "), vectors }, null, 2)}\n`);
}
