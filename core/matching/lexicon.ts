import { stem } from "../analysis/language/stem";
import { type Token, tokenize } from "../analysis/language/tokens";
import { isTitleWord } from "../analysis/titles";
import { findActionPhrases } from "../analysis/vocabulary/find-action-phrases";
import { findTerms } from "../analysis/vocabulary/vocabulary";
import table from "./meanings.json";
import type { Word } from "./types";

/*
 * meanings.json: each line is a set of words and phrases that mean the same kind of work ("same") or belong to the same
 * subject ("near"), or a kind of things with things of that kind ("narrower").
 */
/** Marks words of a phrase that means none of what its words mean: an air traffic controller keeps no books. */
const APART = "apart";
type Entry = { meaning: string; phrase: string[] };

type Lexicon = {
  /** Entries, keyed by the first stem of their phrase. */
  byFirst: Map<string, Entry[]>;
};

function build(): Lexicon {
  const byFirst = new Map<string, Entry[]>();
  const add = (phrase: string, meaning: string) => {
    const stems = readKeys(phrase, tokenize(phrase)).map(stemOf);
    const [first] = stems;
    if (!first) return;
    const known = byFirst.get(first);
    if (known) known.push({ meaning, phrase: stems });
    else byFirst.set(first, [{ meaning, phrase: stems }]);
  };
  table.same.forEach((line, index) => {
    for (const phrase of line.split("|")) add(phrase.trim(), `=${index}`);
  });
  table.near.forEach((line, index) => {
    for (const phrase of line.split("|")) add(phrase.trim(), `~${index}`);
  });
  table.narrower.forEach((line, index) => {
    const [kinds = "", things = ""] = line.split(">");
    for (const kind of kinds.split("|")) add(kind, `^${index}`);
    for (const thing of things.split("|")) add(thing, `>${index}`);
  });
  for (const phrase of table.apart) add(phrase, APART);
  return { byFirst };
}

/** "Tellers", "drivers": people with a job are staff. */
const STAFF = `=${table.same.findIndex((line) => line.startsWith("staff|"))}`;
const isPlural = (written: string) => written.endsWith("s") && /\p{Ll}s$/u.test(written);

let built: Lexicon | undefined;
const NONE: readonly string[] = [];

/** "IT" in capitals is no pronoun: it keeps its spelling as key and stem. */
const IT = "IT";
const stemOf = (key: string) => (key === IT ? IT : stem(key));

function readKeys(text: string, tokens: Token[]): string[] {
  return tokens.map(({ key, start, end }) =>
    key === "it" && text.slice(start, end) === IT && hasSmallLetters(text, start) ? IT : key,
  );
}

/** The first stem of the phrase is known to be there. */
function isAt(at: number, stems: string[], phrase: string[]): boolean {
  for (let i = 1; i < phrase.length; i++) if (stems[at + i] !== phrase[i]) return false;
  return true;
}

/** In a line of capitals, "IT" may be the pronoun. */
const hasSmallLetters = (text: string, at: number) =>
  /\p{Ll}/u.test(text.slice(Math.max(0, at - 40), at + 40));

const ACRONYM = /^(?:[A-Z]{2,5}s?|(?:[A-Z]\.){2,4}[A-Z])$/;
const SPELLED_OUT = /^(?: \(|, the )((?:\p{L}+[ -]){1,5}\p{L}+)/u;

/** The words an acronym is said to stand for: "SEO, the Senior Employees Organization". */
function spelledOut(text: string, start: number, end: number): string | undefined {
  const written = text.slice(start, end);
  if (!ACRONYM.test(written)) return undefined;
  const words = SPELLED_OUT.exec(text.slice(end, end + 80))?.[1] ?? "";
  const phrase = words.split(/[ -]/).slice(0, written.length);
  return phrase.map((word) => word.charAt(0).toUpperCase()).join("") === written
    ? phrase.join(" ")
    : undefined;
}

/**
 * The words of a text with their known meanings: "=n" and "~n" for line n of the "same" and "near" tables, "^n" for a
 * kind of things in line n of the "narrower" table, ">n" for a thing of that kind, "#Name" for a known term, "<Name" for a
 * broader term, "*Name" for an action that shows the term.
 */
export function readWords(text: string, offset = 0): Word[] {
  built ??= build();
  const tokens = tokenize(text);
  const keys = readKeys(text, tokens);
  const stems = keys.map(stemOf);
  const meanings: string[][] = tokens.map(() => []);
  tokens.forEach((_token, at) => {
    for (const { meaning, phrase } of built?.byFirst.get(stems[at] ?? "") ?? []) {
      if (!isAt(at, stems, phrase)) continue;
      for (let i = 0; i < phrase.length; i++) meanings[at + i]?.push(meaning);
    }
  });
  for (const [at, own] of meanings.entries()) if (own.includes(APART)) meanings[at] = [];
  tokens.forEach(({ key, start, end }, index) => {
    if (isPlural(text.slice(start, end)) && isTitleWord(key)) meanings[index]?.push(STAFF);
  });
  let at = 0;
  for (const { term, start, end } of findTerms(text, tokens)) {
    const other = spelledOut(text, start, end);
    if (other && !findTerms(other, tokenize(other)).some((found) => found.term === term)) continue;
    while ((tokens[at]?.start ?? end) < start) at++;
    for (let i = at; (tokens[i]?.start ?? end) < end; i++) {
      meanings[i]?.push(`#${term.name}`);
      for (const name of term.broader) meanings[i]?.push(`<${name}`);
    }
  }
  // "Kept the diaries of two directors" is an action that shows calendar management.
  for (const { term, start, end } of findActionPhrases(text, tokens, stems)) {
    const from = tokens.findIndex((token) => token.start >= start);
    for (let i = from; i >= 0 && (tokens[i]?.end ?? end + 1) <= end; i++) meanings[i]?.push(`*${term.name}`);
  }
  return tokens.map(({ key, start, end, joined }, index) => ({
    key: keys[index] ?? key,
    stem: stems[index] ?? key,
    start: start + offset,
    end: end + offset,
    joined,
    ...(ACRONYM.test(text.slice(start, end)) && !spelledOut(text, start, end) && { acronym: true }),
    meanings: meanings[index]?.length ? (meanings[index] as string[]) : NONE,
  }));
}
