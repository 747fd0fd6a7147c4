import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { randomOf } from "../../tests/random-of";
import type { SentFile } from "../running/tournament";
import { mutate } from "./mutate";

const MAX_BYTES = 10 * 1024 * 1024;
const ACCEPTED = /\.(?:pdf|docx|txt)$/i;

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
