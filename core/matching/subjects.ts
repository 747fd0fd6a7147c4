import { weightOf } from "./rarity";
import table from "./word-subjects.json";

/** What a stretch of text is about: a direction of length 1. Texts of the same trade point the same way. */
export type Subject = Float32Array;

const SIZE = table.size;
const SCALE = 127;
const indexOf = new Map(table.stems.split(" ").map((stem, index) => [stem, index]));
let vectors: Int8Array | undefined;

const open = () => (vectors ??= Int8Array.from(atob(table.vectors), (character) => character.charCodeAt(0)));

/** What the words are about together, rare words before common ones; undefined where none of them is known. */
export function subjectOf(words: readonly { stem: string }[]): Subject | undefined {
  const known = open();
  const sum = new Float32Array(SIZE);
  for (const { stem } of words) {
    const row = indexOf.get(stem);
    if (row === undefined) continue;
    const weight = weightOf(stem);
    for (let i = 0; i < SIZE; i++) sum[i] = (sum[i] ?? 0) + weight * (known[row * SIZE + i] ?? 0);
  }
  const length = Math.hypot(...sum);
  return length > 0 ? sum.map((value) => value / length) : undefined;
}

/** How much two texts are about the same, -1 to 1; 0 where one of them is about nothing that is known. */
export function compareSubjects(a: Subject | undefined, b: Subject | undefined): number {
  if (!a || !b) return 0;
  let sum = 0;
  for (let i = 0; i < SIZE; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

/** From here on, two words stand near the same words often enough to be about the same thing. */
const AKIN = 0.35;
/** Even the nearest neighbor is not the word itself. */
const MOST = 0.9;

/** How near two stems are in what they are about, 0 to .9. */
export function kinship(a: string, b: string): number {
  const [rowA, rowB] = [indexOf.get(a), indexOf.get(b)];
  if (rowA === undefined || rowB === undefined) return 0;
  const known = open();
  let sum = 0;
  for (let i = 0; i < SIZE; i++) sum += (known[rowA * SIZE + i] ?? 0) * (known[rowB * SIZE + i] ?? 0);
  return Math.max(0, ((sum / SCALE / SCALE - AKIN) / (1 - AKIN)) * MOST);
}

export const hasSubject = (stem: string) => indexOf.has(stem);
