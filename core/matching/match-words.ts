import type { Requirement, Unit } from "./parse-requirement";
import type { Word } from "./types";

/** How surely a word of the resume means a word of the requirement. */
const SAME_TERM = 0.95;
const SAME_MEANING = 0.8;
/** Told by what was done, where that hardly ever means anything else. */
const TOLD = 0.9;
const SIBLING = 0.35;
const NEAR = 0.3;

export type Hit = {
  /** For each unit of the requirement, how well it is met: by its own form, by meaning, by subject. */
  form: Float32Array;
  meaning: Float32Array;
  near: Float32Array;
  /** The words that meet a unit by form or meaning. */
  words: number[];
  /** For each unit, the word that meets it best, or -1. */
  at: Int16Array;
};

/** A requirement's words, indexed to be found in one pass over a line. */
export type Matcher = {
  requirement: Requirement;
  byStem: Map<string, number[]>;
  byMeaning: Map<string, { unit: number; score: number }[]>;
  glued: Map<string, number[]>;
};

/** Names written like everyday words ("Excel", "Go", "R"): only what is known to be the name counts. */
const isAmbiguous = ({ word }: Unit) =>
  /^(?:excel|access|word|go|r|c|java|outlook|spring|swift|rust|oracle|sage|square|aloha|teams|slack|express|unity|french|spanish|german|chinese|italian|english)$/.test(
    word.key,
  ) && word.meanings.some((meaning) => meaning.startsWith("#"));

export function openMatcher(requirement: Requirement): Matcher {
  const byStem = new Map<string, number[]>();
  const byMeaning = new Map<string, { unit: number; score: number }[]>();
  const glued = new Map<string, number[]>();
  const addMeaning = (meaning: string, unit: number, score: number) =>
    byMeaning.set(meaning, [...(byMeaning.get(meaning) ?? []), { unit, score }]);
  requirement.units.forEach((unit, index) => {
    const { word } = unit;
    if (!isAmbiguous(unit)) {
      byStem.set(word.stem, [...(byStem.get(word.stem) ?? []), index]);
      glued.set(word.key, [...(glued.get(word.key) ?? []), index]);
    }
    for (const meaning of word.meanings) {
      if (meaning.startsWith("#")) {
        addMeaning(meaning, index, SAME_TERM);
        addMeaning(`<${meaning.slice(1)}`, index, SAME_TERM);
        addMeaning(`*${meaning.slice(1)}`, index, TOLD);
      } else if (meaning.startsWith("<")) {
        addMeaning(`#${meaning.slice(1)}`, index, SIBLING);
        addMeaning(meaning, index, SIBLING);
      } else if (!meaning.startsWith("*"))
        addMeaning(meaning, index, meaning.startsWith("=") ? SAME_MEANING : NEAR);
    }
    const next = requirement.units[index + 1];
    if (next?.word.joined)
      glued.set(word.key + next.word.key, [...(glued.get(word.key + next.word.key) ?? []), index, index + 1]);
  });
  return { requirement, byStem, byMeaning, glued };
}

/** What a row of words has of a requirement, or undefined where it has nothing. Linear in the words. */
export function matchWords(
  { requirement, byStem, byMeaning, glued }: Matcher,
  words: Word[],
  counts?: (word: Word) => number,
): Hit | undefined {
  let hit: Hit | undefined;
  const open = () =>
    (hit ??= {
      form: new Float32Array(requirement.units.length),
      meaning: new Float32Array(requirement.units.length),
      near: new Float32Array(requirement.units.length),
      words: [],
      at: new Int16Array(requirement.units.length).fill(-1),
    });
  const raise = (list: Float32Array, at: number, value: number) => {
    if ((list[at] ?? 0) < value) list[at] = value;
  };
  words.forEach((word, index) => {
    const share = counts ? counts(word) : 1;
    if (share <= 0) return;
    let isHit = false;
    const whole = (units: number[] | undefined) => {
      for (const unit of units ?? []) {
        const { form, at } = open();
        if ((form[unit] ?? 0) < share) at[unit] = index;
        raise(form, unit, share);
        isHit = true;
      }
    };
    whole(byStem.get(word.stem));
    const next = words[index + 1];
    if (glued.size > 0) {
      whole(glued.get(word.key));
      if (next?.joined) whole(glued.get(word.key + next.key));
    }
    for (const meaning of word.meanings)
      for (const { unit, score } of byMeaning.get(meaning) ?? []) {
        const list = score >= TOLD ? open().form : score >= SAME_MEANING ? open().meaning : open().near;
        if (score >= SAME_MEANING && hit && (hit.at[unit] ?? -1) < 0) hit.at[unit] = index;
        raise(list, unit, share * score);
        if (score >= SAME_MEANING) isHit = true;
      }
    if (isHit) hit?.words.push(index);
  });
  if (hit)
    for (let i = 0; i < hit.form.length; i++) {
      raise(hit.meaning, i, hit.form[i] ?? 0);
      raise(hit.near, i, hit.meaning[i] ?? 0);
    }
  return hit;
}

/** How much of a requirement is met, 0 to 1, with its alternatives and parts told apart. */
export function coverage(requirement: Requirement, met: Float32Array): { whole: number; least: number } {
  let sum = 0;
  let total = 0;
  let least = 1;
  for (const { any, parts } of requirement.groups) {
    const values = parts.map(({ units }) => coverPart(requirement, units, met));
    const weights = parts.map(({ units }) =>
      units.reduce((s, u) => s + (requirement.units[u]?.weight ?? 0), 0),
    );
    const best = Math.max(...values);
    const weight = any
      ? weights.reduce((s, w) => s + w, 0) / weights.length
      : weights.reduce((s, w) => s + w, 0);
    const value = any ? best : values.reduce((s, v, i) => s + v * (weights[i] ?? 0), 0) / (weight || 1);
    sum += value * weight;
    total += weight;
    least = Math.min(least, value);
  }
  return { whole: total > 0 ? sum / total : 0, least: requirement.groups.length > 0 ? least : 0 };
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
