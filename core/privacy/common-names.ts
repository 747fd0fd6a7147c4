import names from "./common-names.json";

/*
 * Common given and family names of many origins, by frequency. A line that contains one is likely a name. Names that
 * are not listed can still be recognized by their position; see find-name.ts.
 */

const given = new Set(names.given);
const family = new Set(names.family);

const fold = (word: string) =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u0305\u0307-\u036f'’.]/g, "")
    .normalize("NFC");

/** "Jean-Luc" is looked up by its parts. */
const parts = (word: string) => fold(word).split("-");

export const isGivenName = (word: string) => parts(word).some((part) => given.has(part));
export const isFamilyName = (word: string) => parts(word).some((part) => family.has(part));
