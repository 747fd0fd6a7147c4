import { stem } from "../analysis/language/stem";
import { tokenize } from "../analysis/language/tokens";
import { findActionPhrases } from "../analysis/vocabulary/find-action-phrases";
import { findTerms } from "../analysis/vocabulary/vocabulary";
import table from "./meanings.json";
import type { Word } from "./types";

/*
 * meanings.json: each line is a set of words and phrases that say the same of somebody's work ("same"), or that
 * belong to one subject ("near"). What stands before ">" is a case of what stands after it.
 */
type Entry = { meaning: string; phrase: string[] };

type Lexicon = {
  /** Entries by the first stem of their phrase. */
  byFirst: Map<string, Entry[]>;
};

function build(): Lexicon {
  const byFirst = new Map<string, Entry[]>();
  const add = (phrase: string, meaning: string) => {
    const stems = tokenize(phrase).map(({ key }) => stem(key));
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
  return { byFirst };
}

let built: Lexicon | undefined;
const NONE: readonly string[] = [];

/**
 * The words of a stretch of text with what each is known to mean: "=n" and "~n" by the tables, "#Name" a known term,
 * "<Name" what a known term is a case of.
 */
export function readWords(text: string, offset = 0): Word[] {
  built ??= build();
  const tokens = tokenize(text);
  const stems = tokens.map(({ key }) => stem(key));
  const meanings: string[][] = tokens.map(() => []);
  tokens.forEach((_token, at) => {
    for (const { meaning, phrase } of built?.byFirst.get(stems[at] ?? "") ?? []) {
      if (!phrase.every((part, index) => stems[at + index] === part)) continue;
      for (let i = 0; i < phrase.length; i++) meanings[at + i]?.push(meaning);
    }
  });
  let at = 0;
  for (const { term, start, end } of findTerms(text, tokens)) {
    while ((tokens[at]?.start ?? end) < start) at++;
    for (let i = at; (tokens[i]?.start ?? end) < end; i++) {
      meanings[i]?.push(`#${term.name}`);
      for (const name of term.broader) meanings[i]?.push(`<${name}`);
    }
  }
  // "Kept the diaries of two directors" is calendar management, told by what was done.
  for (const { term, start, end } of findActionPhrases(text, tokens, stems)) {
    const from = tokens.findIndex((token) => token.start >= start);
    for (let i = from; i >= 0 && (tokens[i]?.end ?? end + 1) <= end; i++) meanings[i]?.push(`*${term.name}`);
  }
  return tokens.map(({ key, start, end, joined }, index) => ({
    key,
    stem: stems[index] ?? key,
    start: start + offset,
    end: end + offset,
    joined,
    meanings: meanings[index]?.length ? (meanings[index] as string[]) : NONE,
  }));
}
