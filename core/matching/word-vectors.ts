import { weightOf } from "./rarity";

/** A unit vector. Texts with similar content have vectors that point the same way. */
export type Vector = Float32Array;

/** Signed bytes for each stem, in base64, as `bench/lib/vectors.ts` writes them. */
export type VectorTable = { size: number; stems: string; vectors: string };

export type WordVectors = {
  /** The vector of the words together, rare words weighted higher; undefined if none of them is known. */
  read: (words: readonly { stem: string }[]) => Vector | undefined;
  has: (stem: string) => boolean;
};

/** The bytes are decoded when they are first needed. */
export function openVectors({ size, stems: joined, vectors: encoded }: VectorTable): WordVectors {
  const stems = joined.split(" ");
  const rowOf = new Map(stems.map((stem, row) => [stem, row]));
  let decoded: Int8Array | undefined;
  const open = () => (decoded ??= Int8Array.from(atob(encoded), (character) => character.charCodeAt(0)));

  function read(words: readonly { stem: string }[]): Vector | undefined {
    const known = open();
    const sum = new Float32Array(size);
    for (const { stem } of words) {
      const row = rowOf.get(stem);
      if (row === undefined) continue;
      const weight = weightOf(stem);
      const from = row * size;
      for (let i = 0; i < size; i++) sum[i] = (sum[i] ?? 0) + weight * (known[from + i] ?? 0);
    }
    let squares = 0;
    for (const value of sum) squares += value * value;
    const length = Math.sqrt(squares);
    if (length === 0) return undefined;
    for (let i = 0; i < size; i++) sum[i] = (sum[i] ?? 0) / length;
    return sum;
  }

  return { read, has: (stem) => rowOf.has(stem) };
}

/** Cosine similarity, -1 to 1; 0 if either is undefined. */
export function cosine(a: Vector | undefined, b: Vector | undefined): number {
  if (!a || !b) return 0;
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}
