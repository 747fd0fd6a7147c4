import { memoizeByObject } from "#core/memoize";
import { isEverydayName } from "./homonyms";
import type { Requirement } from "./requirement";
import type { ReadResume, Word } from "./types";

/** How certain it is that a word of the resume means a word of the requirement. */
const SAME_TERM = 0.95;
const SAME_MEANING = 0.8;
/** Shown by an action that hardly ever means anything else. */
const BY_ACTION = 0.9;
const SIBLING = 0.35;
const NEAR = 0.3;

export type Hit = {
  /** How well each unit of the requirement is met: by the same word, by meaning, by subject. */
  form: Float32Array;
  meaning: Float32Array;
  near: Float32Array;
  /** Indexes of the words that meet a unit by form or meaning. */
  words: number[];
  /** For each unit, the index of the word that meets it best, or -1. */
  at: Int16Array;
};

/** A requirement's words, indexed so that one pass over a line finds them all. */
export type Matcher = {
  requirement: Requirement;
  byStem: Map<string, number[]>;
  byMeaning: Map<string, { unit: number; score: number }[]>;
  glued: Map<string, number[]>;
  gluedLengths: Set<number>;
  /** One of these is in every line that meets any of it: see `indexWords`. */
  keys: string[];
};

/** The known name that consists of all words of the requirement. */
export const nameOf = ({ units }: Pick<Requirement, "units">) =>
  units[0]?.word.meanings
    .filter((meaning) => meaning.startsWith("#"))
    .find((meaning) => units.every(({ word }) => word.meanings.includes(meaning)))
    ?.slice(1);

/** "Linux" in "Linux/Unix servers": no other product is the same. Years with a tool have a rule of their own. */
function isProperName({ kind, units }: Requirement, index: number): boolean {
  const unit = units[index];
  if (kind === "years" || !unit || unit.word.acronym) return false;
  if (!unit.word.meanings.some((meaning) => meaning.startsWith("#"))) return false;
  const isCapital = /^\p{Lu}/u.test(unit.written);
  const hasMore = /^.\p{L}*[\p{Lu}\d]/u.test(unit.written);
  return hasMore || (isCapital && (index > 0 || /^\p{Lu}/u.test(units[1]?.written ?? "")));
}

export function createMatcher(requirement: Requirement): Matcher {
  const byStem = new Map<string, number[]>();
  const byMeaning = new Map<string, { unit: number; score: number }[]>();
  const glued = new Map<string, number[]>();
  const addMeaning = (meaning: string, unit: number, score: number) =>
    byMeaning.set(meaning, [...(byMeaning.get(meaning) ?? []), { unit, score }]);
  requirement.units.forEach((unit, index) => {
    const { word } = unit;
    const same = isProperName(requirement, index) ? NEAR : SAME_MEANING;
    if (!isEverydayName(word)) {
      byStem.set(word.stem, [...(byStem.get(word.stem) ?? []), index]);
      glued.set(word.key, [...(glued.get(word.key) ?? []), index]);
    }
    for (const meaning of word.meanings) {
      if (meaning.startsWith("#")) {
        addMeaning(meaning, index, SAME_TERM);
        addMeaning(`<${meaning.slice(1)}`, index, SAME_TERM);
        addMeaning(`*${meaning.slice(1)}`, index, BY_ACTION);
      } else if (meaning.startsWith("<")) {
        addMeaning(`#${meaning.slice(1)}`, index, SIBLING);
        addMeaning(meaning, index, SIBLING);
      } else if (meaning.startsWith("^")) addMeaning(`>${meaning.slice(1)}`, index, SAME_MEANING);
      else if (!/^[*>]/.test(meaning)) addMeaning(meaning, index, meaning.startsWith("=") ? same : NEAR);
    }
    const next = requirement.units[index + 1];
    if (next?.word.joined)
      glued.set(word.key + next.word.key, [...(glued.get(word.key + next.word.key) ?? []), index, index + 1]);
  });
  const gluedLengths = new Set([...glued.keys()].map(({ length }) => length));
  const keys = [byStem, byMeaning, glued].flatMap((words) => [...words.keys()]);
  return {
    requirement,
    byStem,
    byMeaning,
    glued,
    gluedLengths,
    keys,
  };
}

/** All words of a resume, and for each stem, word, pair of joined words and meaning, which of them have it. */
const indexWords = memoizeByObject(({ lines }: ReadResume) => {
  const all: { line: number; at: number }[] = [];
  const index = new Map<string, number[]>();
  const add = (key: string) => {
    const known = index.get(key);
    const nth = all.length - 1;
    if (!known) index.set(key, [nth]);
    else if (known.at(-1) !== nth) known.push(nth);
  };
  lines.forEach(({ words }, line) => {
    words.forEach(({ key, stem, meanings }, at) => {
      all.push({ line, at });
      add(stem);
      add(key);
      const next = words[at + 1];
      if (next?.joined) add(key + next.key);
      for (const meaning of meanings) add(meaning);
    });
  });
  return { all, index };
});

/** The lines that may meet any of the requirement, with the indexes of the words that may; no other word does. */
export function wordsToMatch(resume: ReadResume, { keys }: Matcher): Map<number, number[]> {
  const { all, index } = indexWords(resume);
  const found = new Set<number>();
  for (const key of keys) for (const nth of index.get(key) ?? []) found.add(nth);
  const byLine = new Map<number, number[]>();
  for (const nth of [...found].sort((a, b) => a - b)) {
    const { line, at } = all[nth] as { line: number; at: number };
    const known = byLine.get(line);
    if (known) known.push(at);
    else byLine.set(line, [at]);
  }
  return byLine;
}

/**
 * How well the words meet a requirement; undefined if not at all. Linear in the number of words.
 * @param counts how much a word counts
 * @param places the indexes of the words that may meet any of it, if that is known
 */
export function matchWords(
  { requirement, byStem, byMeaning, glued, gluedLengths }: Matcher,
  words: Word[],
  counts?: (word: Word) => number,
  places: Iterable<number> = words.keys(),
): Hit | undefined {
  let hit: Hit | undefined;
  let at = 0;
  /** How much the current word counts; undefined until it is asked for. */
  let share: number | undefined;
  const open = () =>
    (hit ??= {
      form: new Float32Array(requirement.units.length),
      meaning: new Float32Array(requirement.units.length),
      near: new Float32Array(requirement.units.length),
      words: [],
      at: new Int16Array(requirement.units.length).fill(-1),
    });
  const raise = (list: Float32Array, unit: number, value: number) => {
    if ((list[unit] ?? 0) < value) list[unit] = value;
  };
  const shareOf = (word: Word) => (share ??= counts ? counts(word) : 1);
  /** Most words meet nothing, so what they count is asked last. */
  const meet = (units: number[] | undefined, word: Word): boolean => {
    if (!units || shareOf(word) <= 0) return false;
    for (const unit of units) {
      const { form, at: best } = open();
      if ((form[unit] ?? 0) < shareOf(word)) best[unit] = at;
      raise(form, unit, shareOf(word));
    }
    return units.length > 0;
  };
  const meetMeaning = (scores: { unit: number; score: number }[] | undefined, word: Word): boolean => {
    if (!scores || shareOf(word) <= 0) return false;
    let isMet = false;
    for (const { unit, score } of scores) {
      const own = open();
      const list = score >= BY_ACTION ? own.form : score >= SAME_MEANING ? own.meaning : own.near;
      if (score >= SAME_MEANING && (own.at[unit] ?? -1) < 0) own.at[unit] = at;
      raise(list, unit, shareOf(word) * score);
      if (score >= SAME_MEANING) isMet = true;
    }
    return isMet;
  };
  for (at of places) {
    const word = words[at];
    if (!word) continue;
    share = undefined;
    let isHit = meet(byStem.get(word.stem), word);
    if (glued.size > 0) {
      const next = words[at + 1];
      if (meet(glued.get(word.key), word)) isHit = true;
      if (next?.joined && gluedLengths.has(word.key.length + next.key.length))
        if (meet(glued.get(word.key + next.key), word)) isHit = true;
    }
    for (const meaning of word.meanings) if (meetMeaning(byMeaning.get(meaning), word)) isHit = true;
    if (isHit) hit?.words.push(at);
  }
  return hit && propagateScores(hit);
}

/** What is met by form is met by meaning too, and that by subject. */
function propagateScores(hit: Hit): Hit {
  for (let unit = 0; unit < hit.form.length; unit++) {
    hit.meaning[unit] = Math.max(hit.meaning[unit] ?? 0, hit.form[unit] ?? 0);
    hit.near[unit] = Math.max(hit.near[unit] ?? 0, hit.meaning[unit] ?? 0);
  }
  return hit;
}

/** How much of a requirement is met, 0 to 1: of alternatives the best counts, of parts their weighted mean. */
export function coverage(requirement: Requirement, met: Float32Array): { whole: number; weakest: number } {
  let sum = 0;
  let total = 0;
  let weakest = 1;
  for (const { any, parts } of requirement.groups) {
    let best = Number.NEGATIVE_INFINITY;
    let covered = 0;
    let asked = 0;
    for (const { units } of parts) {
      const value = coverPart(requirement, units, met);
      const weight = units.reduce((all, unit) => all + (requirement.units[unit]?.weight ?? 0), 0);
      best = Math.max(best, value);
      covered += value * weight;
      asked += weight;
    }
    const weight = any ? asked / parts.length : asked;
    const value = any ? best : covered / (asked || 1);
    sum += value * weight;
    total += weight;
    weakest = Math.min(weakest, value);
  }
  return { whole: total > 0 ? sum / total : 0, weakest: requirement.groups.length > 0 ? weakest : 0 };
}

export function coverPart(requirement: Requirement, units: number[], met: Float32Array): number {
  let sum = 0;
  let total = 0;
  for (const unit of units) {
    const weight = requirement.units[unit]?.weight ?? 0;
    sum += weight * (met[unit] ?? 0);
    total += weight;
  }
  return total > 0 ? sum / total : 0;
}
