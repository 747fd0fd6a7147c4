import { writeFileSync } from "node:fs";

/** Writes vectors as signed bytes, scaled so that the longest vector keeps a length of 127. */
export function writeVectors(
  file: string,
  { about, size, stems, values }: { about: string; size: number; stems: string[]; values: ArrayLike<number> },
): void {
  let longest = 0;
  for (let row = 0; row < stems.length; row++) {
    let squares = 0;
    for (let i = 0; i < size; i++) squares += (values[row * size + i] ?? 0) ** 2;
    longest = Math.max(longest, Math.sqrt(squares));
  }
  const bytes = Int8Array.from(values, (value) => Math.round((127 * value) / longest));
  const vectors = Buffer.from(bytes.buffer).toString("base64");
  writeFileSync(file, `${JSON.stringify({ about, size, stems: stems.join(" "), vectors }, null, 2)}\n`);
}
