import { patternOf } from "#core/patterns";
import { isAskingWord, isStopWord } from "../analysis/language/stop-words";
import { tokenize } from "../analysis/language/tokens";
import patterns from "./parse-requirement.patterns.json";
import type { Unit } from "./requirement";
import type { Word } from "./types";

const QUALIFIERS = patternOf(patterns.qualifiers);

const GENERAL =
  /^(?:programming|program|system|tool|software|application|development|administration|platform|technology|modelling|modeling|microsoft|adobe)$/;

/** Names that are also everyday words; they get more weight. */
const COMMON_NAME = /^(?:excel|access|word|go|outlook|spring|teams|office|git|sales|salesforce)$/;

/** Words that say that something is done, but not what. */
const LIGHT = patternOf(patterns.light);

/** Lowers the weight of general words: in "programming in Go", "Go" matters, not "programming". */
export function lightenGeneral(units: Unit[]): void {
  for (const unit of units)
    if (COMMON_NAME.test(unit.word.key) && unit.word.meanings.some((m) => m.startsWith("#")))
      unit.weight = Math.max(unit.weight, 2.2);
  if (units.some(({ word }) => !LIGHT.test(word.key)))
    for (const unit of units) if (LIGHT.test(unit.word.key)) unit.weight *= 0.4;
  const isName = ({ word }: Unit) => word.meanings.some((meaning) => meaning.startsWith("#"));
  if (!units.some((unit) => isName(unit) && !GENERAL.test(unit.word.key))) return;
  for (const unit of units) if (GENERAL.test(unit.word.key)) unit.weight *= 0.4;
}

const IRREGULAR = new Set(
  "built led run ran met won held made taught grown written sold bought kept given beat beaten sent set".split(
    " ",
  ),
);

/** Written like a verb in the past tense: "trained", "led". */
export const looksLikeVerb = (unit: Unit | undefined): boolean =>
  unit !== undefined && (/\p{Ll}ed$/u.test(unit.word.key) || IRREGULAR.has(unit.word.key));

const ACT = /(?:ing|tion|sion|ment|sis|ance|ery|al|ship)$/;

/**
 * The word for the activity: first, as in "procurement of raw materials", or last of two words, as in "legal research".
 */
export function actOf(text: string, units: Unit[]): { act?: number } {
  const [first, second] = units;
  if (!first || !second) return {};
  const isAct = ({ word }: Unit) => !LIGHT.test(word.key) && ACT.test(word.key);
  if (isAct(first) && /^(?:,? \p{L}+)? of\b/u.test(text.slice(first.word.end))) return { act: 0 };
  if (units.length === 2 && second.word.joined && isAct(second)) return { act: 1 };
  return isAct(first) && !second.word.joined ? { act: 0 } : {};
}

/** Words that carry meaning only in a name: "month" in "month-end", "A" in "class A". */
const isNamed = (words: Word[], at: number) =>
  (/^(?:class|type|grade|level|sery|category)$/.test(words[at - 1]?.key ?? "") &&
    /^[a-z\d]{1,3}$/.test(words[at]?.key ?? "")) ||
  (words[at - 1]?.key === "make" && words[at]?.key === "up") ||
  (/^(?:month|year|full|first|new)$/.test(words[at]?.key ?? "") &&
    /^(?:end|stack|aid|hire)$/.test(words[at + 1]?.key ?? "")) ||
  (words[at]?.key === "key" && /^(?:account|client|holder|performance)$/.test(words[at + 1]?.key ?? ""));

/** The "e" of "e-commerce", but not of "e.g.". */
const isPrefix = (words: Word[], at: number) =>
  words[at + 1]?.joined === true && words[at]?.key === "e" && words[at + 1]?.key !== "g";

/** Part of a known name of several words: "active" in "Active Directory", "records" in "electronic health records". */
const isOfName = (words: Word[], at: number): boolean => {
  const word = words[at];
  return (
    word?.meanings.some(
      (meaning) =>
        meaning.startsWith("#") &&
        tokenize(meaning).some(({ key }) => key === word.key) &&
        [at - 1, at + 1].some(
          (next) => words[next]?.meanings.includes(meaning) && words[Math.max(at, next)]?.joined,
        ),
    ) ?? false
  );
};

export function tells(words: Word[], at: number): boolean {
  const { key = "" } = words[at] ?? {};
  if (isNamed(words, at) || isPrefix(words, at)) return true;
  if (isOfName(words, at) && !isStopWord(key)) return true;
  return (
    key.length > 0 && !isAskingWord(key) && !isStopWord(key) && !QUALIFIERS.test(key) && !/^\d+$/.test(key)
  );
}
