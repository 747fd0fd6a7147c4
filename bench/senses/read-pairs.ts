import { isStopWord } from "#core/analysis/language/stop-words";
import {
  ACTION_PHRASES,
  CERTIFICATE_GROUPS,
  SKILL_GROUPS,
  type VocabularyGroup,
} from "#core/analysis/vocabulary/tables";
import { readWords } from "#core/matching/lexicon";
import { parseRequirement } from "#core/matching/parse-requirement";
import meanings from "../../core/matching/meanings.json";
import { readJsonLines } from "../lib/json-lines";

/** A requirement with lines that show it in other words, and lines that don't though they are near. */
type Pair = { trade: string; requirement: string; met: string[]; not: string[] };

/** The same as stems. Pairs of one trade are learned together, so that they are told apart. */
export type StemPair = { trade: string; asked: string[]; met: string[][]; not: string[][] };

/** All that is known of the same work in other words: invented lines, the table of meanings and the vocabulary. */
export function readPairs(folder: string): StemPair[] {
  const written = readJsonLines(folder).flatMap(({ rows }) => rows as Pair[]);
  const pairs = [...fromMeanings(), ...fromVocabulary(), ...fromActions(), ...written, ...written];
  return pairs.map(({ trade, requirement, met, not }) => ({
    trade,
    asked: parseRequirement(requirement).units.map(({ word }) => word.stem),
    met: met.map(stemsOf),
    not: not.map(stemsOf),
  }));
}

const stemsOf = (text: string) =>
  readWords(text)
    .filter(({ key }) => !isStopWord(key))
    .map(({ stem }) => stem);

/** Lines of the table that stand near each other are of one trade. */
const LINES_OF_A_TRADE = 8;

/** The first two phrases of a line are how adverts say it. */
const fromMeanings = (): Pair[] =>
  meanings.same.flatMap((line, at) => {
    const phrases = line.split("|").map((phrase) => phrase.trim());
    if (phrases.length < 3) return [];
    const trade = `meanings ${Math.floor(at / LINES_OF_A_TRADE)}`;
    return phrases.slice(0, phrases.length < 5 ? 1 : 2).map((requirement) => ({
      ...{ trade, requirement, not: [] },
      met: phrases.filter((phrase) => phrase !== requirement),
    }));
  });

const nameOf = (written: string) =>
  written
    .replace(/^[!=~\s]+/, "")
    .replace(/[()]/g, " ")
    .trim();
const namesOf = (written: string, separator: string) => written.split(separator).map(nameOf).filter(Boolean);

/** Narrower terms of one broader term are given in parts, so that no pair counts much more than another. */
const MOST_NARROWER = 10;

/** A term is shown by its other names, and a broader term by the names of the narrower ones. */
function fromVocabulary(): Pair[] {
  const pairs: Pair[] = [];
  const narrower = new Map<string, string[]>();
  for (const { group, broader, terms } of [...SKILL_GROUPS, ...CERTIFICATE_GROUPS] as VocabularyGroup[])
    for (const term of terms) {
      const [left = "", right = ""] = term.split(">");
      const [name = "", ...aliases] = namesOf(left, "|");
      const met = [...new Set(aliases.map((alias) => alias.toLowerCase()))].filter(
        (alias) => alias !== name.toLowerCase(),
      );
      if (met.length > 0) pairs.push({ trade: group, requirement: name, met, not: [] });
      for (const wide of [...namesOf(right, ","), ...broader])
        narrower.set(wide, [...(narrower.get(wide) ?? []), name]);
    }
  for (const [requirement, names] of narrower)
    for (let at = 0; at < names.length; at += MOST_NARROWER)
      pairs.push({ trade: requirement, requirement, met: names.slice(at, at + MOST_NARROWER), not: [] });
  return pairs;
}

const MOST_OBJECTS = 12;

const fromActions = (): Pair[] =>
  ACTION_PHRASES.map(({ skill, verbs, objects }) => ({
    ...{ trade: skill, requirement: skill, not: [] },
    met: objects
      .split(" ")
      .slice(0, MOST_OBJECTS)
      .map((object) => `${verbs.split(" ")[0]} ${object}`),
  }));
