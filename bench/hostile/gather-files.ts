import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { randomOf } from "../../tests/random-of";
import type { SentFile } from "../running/tournament";

const MAX_BYTES = 10 * 1024 * 1024;
const ACCEPTED = /\.(?:pdf|docx|txt)$/i;

type Bytes = Uint8Array<ArrayBuffer>;
type Random = () => number;

const MAX_FLIPPED = 200;
const LONGEST_RUN = 200_000;

/**
 * Gathers `count` files: everything uploadable in `dir`/hostile, with other file types renamed to an accepted
 * extension, then random mutations of the files in `dir`/resumes. The same seed gives the same files.
 */
export function gatherFiles(dir: string, { count, seed }: { count: number; seed: number }): SentFile[] {
  const hostile = listFiles(join(dir, "hostile")).map((path, index) => ({
    name: nameOf(relative(join(dir, "hostile"), path), index),
    bytes: new Uint8Array(readFileSync(path)),
  }));
  const originals = listFiles(join(dir, "resumes")).filter((path) => ACCEPTED.test(path));
  if (originals.length === 0) throw new Error(`There are no resumes in ${dir}/resumes`);
  const random = randomOf(seed);
  const mutations = Array.from({ length: Math.max(0, count - hostile.length) }, (_, index) => {
    const path = originals[Math.floor(random() * originals.length)] ?? "";
    const { bytes, kind } = mutate(new Uint8Array(readFileSync(path)), random);
    return { name: `${kind}-${index}-${basename(path)}`, bytes };
  });
  return [...hostile.slice(0, count), ...mutations];
}

function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: "utf8" })
    .map((path) => join(dir, path))
    .filter((path) => {
      const stat = statSync(path);
      return stat.isFile() && stat.size > 0 && stat.size <= MAX_BYTES;
    })
    .sort();
}

/** Gives files with other extensions one of the three accepted ones in turn. */
function nameOf(path: string, index: number): string {
  const name = path.replace(/[\\/]/g, "_");
  return ACCEPTED.test(name) ? name : `${name}.${["pdf", "docx", "txt"][index % 3]}`;
}

const concat = (...parts: Uint8Array[]): Bytes => new Uint8Array(Buffer.concat(parts));

/** Ways in which a file gets damaged in transit, or on purpose. */
const KINDS: Record<string, (bytes: Bytes, random: Random) => Bytes> = {
  flipped(bytes, random) {
    const flipped = bytes.slice();
    const times = 1 + Math.floor(random() * MAX_FLIPPED);
    for (let n = 0; n < times; n++) flipped[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
    return flipped;
  },
  cut: (bytes, random) => bytes.slice(0, Math.max(1, Math.floor(random() * bytes.length))),
  gap(bytes, random) {
    const at = Math.floor(random() * bytes.length);
    return concat(bytes.subarray(0, at), bytes.subarray(at + Math.floor(random() * 2_000)));
  },
  stuffed(bytes, random) {
    const at = Math.floor(random() * bytes.length);
    const run = new Uint8Array(Math.floor(random() * LONGEST_RUN)).fill(Math.floor(random() * 256));
    return concat(bytes.subarray(0, at), run, bytes.subarray(at));
  },
  repeated(bytes, random) {
    const from = Math.floor(random() * bytes.length);
    const piece = bytes.subarray(from, from + 1 + Math.floor(random() * 5_000));
    return concat(bytes.subarray(0, from), ...Array<Uint8Array>(20).fill(piece), bytes.subarray(from));
  },
  numbers(bytes, random) {
    // PDFs store counts and lengths as digits, so some digits become nines.
    const changed = bytes.slice();
    for (let at = 0; at < changed.length; at++) {
      const byte = changed[at] ?? 0;
      if (byte >= 0x30 && byte <= 0x39 && random() < 0.002) changed[at] = 0x39;
    }
    return changed;
  },
};

function mutate(bytes: Bytes, random: Random): { kind: string; bytes: Bytes } {
  const kinds = Object.keys(KINDS);
  const kind = kinds[Math.floor(random() * kinds.length)] ?? "flipped";
  return { kind, bytes: KINDS[kind]?.(bytes, random) ?? bytes };
}
