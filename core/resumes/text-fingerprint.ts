import { stableHash } from "#core/stable-hash";

/** In a shorter text, single words matter too much. */
const MIN_WORDS = 40;
const BITS = 64;
/** How many consecutive words are hashed together, so that order counts. */
const SHINGLE = 2;

/** Prints that differ in at most this many bits belong to the same resume, with lines added, removed or reworded. */
export const MAX_HAMMING_DISTANCE = 10;

/**
 * A simhash of a text's words, as 16 hex digits: texts that share most words have prints that share most bits.
 * Undefined if there are too few words.
 */
export function fingerprintText(text: string): string | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < MIN_WORDS) return undefined;
  const balance = new Int32Array(BITS);
  for (let at = 0; at + SHINGLE <= words.length; at++) {
    const shingle = words.slice(at, at + SHINGLE).join(" ");
    for (const half of [0, 1]) {
      const hash = stableHash(shingle, half);
      for (let bit = 0; bit < 32; bit++)
        balance[32 * half + bit] = (balance[32 * half + bit] ?? 0) + ((hash >>> bit) & 1 ? 1 : -1);
    }
  }
  return [0, 1].map((half) => toHex(balance.subarray(32 * half, 32 * half + 32))).join("");
}

/** The two halves of a print as numbers, which are fast to compare. */
export type Bits = readonly [number, number];

export const parseFingerprint = (print: string): Bits => [
  Number.parseInt(print.slice(0, 8), 16),
  Number.parseInt(print.slice(8), 16),
];

/** How many bits differ between two prints. */
export const hammingDistance = (a: Bits, b: Bits): number => ones(a[0] ^ b[0]) + ones(a[1] ^ b[1]);

function toHex(balance: Int32Array): string {
  let half = 0;
  for (const [bit, sum] of balance.entries()) if (sum > 0) half |= 1 << bit;
  return (half >>> 0).toString(16).padStart(8, "0");
}

/** How many bits of 32 are set. */
function ones(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
