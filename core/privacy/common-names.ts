import names from "./common-names.json";

/*
 * Names that vouch for a line being a name: given names and family names of many origins, by how often they
 * are met. A name that is not here is still found where it stands like one; see find-name.ts.
 */

const given = new Set(names.given);
const family = new Set(names.family);

const fold = (word: string) =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u0305\u0307-\u036f'’.]/g, "")
    .normalize("NFC");

/** "Jean-Luc" is known by its parts. */
const parts = (word: string) => fold(word).split("-");

export const isGivenName = (word: string) => parts(word).some((part) => given.has(part));
export const isFamilyName = (word: string) => parts(word).some((part) => family.has(part));
