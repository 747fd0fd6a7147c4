import { weightOf } from "./rarity";
import table from "./word-subjects.json";

/** What a text is about, as a unit vector. Texts from the same trade point in similar directions. */
export type Subject = Float32Array;

const SIZE = table.size;
const SCALE = 127;
const stems = table.stems.split(" ");
const indexOf = new Map(stems.map((stem, index) => [stem, index]));
let vectors: Int8Array | undefined;

const open = () => (vectors ??= Int8Array.from(atob(table.vectors), (character) => character.charCodeAt(0)));

/** The subject of the words, rare words weighted higher; undefined if none of them is known. */
export function subjectOf(words: readonly { stem: string }[]): Subject | undefined {
  const known = open();
  const sum = new Float32Array(SIZE);
  for (const { stem } of words) {
    const row = indexOf.get(stem);
    if (row === undefined) continue;
    const weight = weightOf(stem);
    for (let i = 0; i < SIZE; i++) sum[i] = (sum[i] ?? 0) + weight * (known[row * SIZE + i] ?? 0);
  }
  const length = Math.sqrt(sum.reduce((total, value) => total + value * value, 0));
  return length > 0 ? sum.map((value) => value / length) : undefined;
}

/** Cosine similarity of two subjects, -1 to 1; 0 if either is undefined. */
export function compareSubjects(a: Subject | undefined, b: Subject | undefined): number {
  if (!a || !b) return 0;
  let sum = 0;
  for (let i = 0; i < SIZE; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

/** Minimum cosine at which two words count as related. */
const AKIN = 0.35;
/** Even the closest neighbor counts less than the word itself. */
const MOST = 0.9;

/** All stems related to a stem, each with how closely: above 0 and at most 0.9. */
export function findKin(stem: string): Map<string, number> {
  const kin = new Map<string, number>();
  const row = indexOf.get(stem);
  if (row === undefined) return kin;
  const known = open();
  stems.forEach((other, otherRow) => {
    let sum = 0;
    for (let i = 0; i < SIZE; i++) sum += (known[row * SIZE + i] ?? 0) * (known[otherRow * SIZE + i] ?? 0);
    const closeness = ((sum / SCALE / SCALE - AKIN) / (1 - AKIN)) * MOST;
    if (closeness > 0) kin.set(other, closeness);
  });
  return kin;
}

export const hasSubject = (stem: string) => indexOf.has(stem);
