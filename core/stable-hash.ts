/**
 * 32 bits of a text (FNV-1a), the same on every machine. Then mixed (murmur3), so that every bit depends on every
 * letter: FNV alone gives short texts similar hashes.
 */
export function stableHash(text: string, seed = 0): number {
  let hash = 0x811c9dc5 ^ Math.imul(seed, 0x9e3779b1);
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
