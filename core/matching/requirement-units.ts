import { patternOf } from "#core/patterns";
import { isAskingWord, isStopWord } from "../analysis/language/stop-words";
import { tokenize } from "../analysis/language/tokens";
import { isTitleWord } from "../analysis/titles";
import patterns from "./parse-requirement.patterns.json";
import type { Unit } from "./requirement";
import { isProperName } from "./requirement-kind";
import type { Grammar } from "./requirement-parts";
import type { Word } from "./types";

const QUALIFIERS = patternOf(patterns.qualifiers);

const GENERAL =
  /^(?:programming|program|system|tool|software|application|development|administration|platform|technology|modelling|modeling|microsoft|adobe)$/;

/** Written before or after a tool's name, it adds nothing: "programming" in "programming in Python". */
export const isGeneral = (unit: Unit) => GENERAL.test(unit.word.key) || isLight(unit);

/** Words that say that something is done, but not what. */
const LIGHT = patternOf(patterns.light);
export const isLight = ({ word }: Unit) => LIGHT.test(word.key);

/** Lowers the weight of general words: in "programming in Go", "Go" matters, not "programming". */
export function lightenGeneral(units: Unit[]): void {
  if (units.some(({ word }) => !LIGHT.test(word.key)))
    for (const unit of units) if (LIGHT.test(unit.word.key)) unit.weight *= 0.4;
  const isName = ({ word }: Unit) => word.meanings.some((meaning) => meaning.startsWith("#"));
  if (!units.some((unit) => isName(unit) && !GENERAL.test(unit.word.key))) return;
  for (const unit of units) if (GENERAL.test(unit.word.key)) unit.weight *= 0.4;
}

const IRREGULAR = new Set(
  "built led run ran met won held made taught grown drawn written sold bought kept given beat beaten sent set".split(
    " ",
  ),
);

/** Written like a verb in the past tense: "trained", "led". */
const looksLikeVerb = (key: string): boolean => /\p{Ll}ed$/u.test(key) || IRREGULAR.has(key);

const ACT =
  /(?:ing|tion|sion|ment|sis|ance|ery|ship|(?:apprais|approv|dispos|renew|retriev|remov|referr|propos|rent)al)$/;

/** Written like the word for an activity: "procurement", "research" is not. */
const isAct = (key: string) => !LIGHT.test(key) && ACT.test(key);

/** Written like something that is done: "trained", "training". */
export const namesAct = (word: string) => looksLikeVerb(word.toLowerCase()) || isAct(word.toLowerCase());

/** Plural in form only, so that more may follow: "operations managers". */
const NO_PLURAL =
  /^(?:\p{L}+ics|sales|operations|sports|goods|news|benefits|communications|services|resources)$/iu;
const isPlural = ({ written }: Unit) => /\p{Ll}{2}(?<![isu])s$/u.test(written) && !NO_PLURAL.test(written);

export function readGrammar(text: string, units: Unit[]): Grammar {
  const of = (index: number) => units[index] as Unit;
  return {
    isAct: (index) => isAct(units[index]?.word.key ?? ""),
    isPlural: (index) => isPlural(of(index)),
    isTitle: (index) => isTitleWord(of(index).word.key),
    isGlued: (index) => /\p{L}-$/u.test(text.slice(0, of(index).word.start)),
    isOneName: (all) => isProperName(all.map(of)),
  };
}

/** Words that carry meaning only in a name: "month" in "month-end", "A" in "class A", "large" in "large animals". */
const isNamed = (words: Word[], at: number) =>
  (/^(?:class|type|grade|level|sery|category)$/.test(words[at - 1]?.key ?? "") &&
    /^[a-z\d]{1,3}$/.test(words[at]?.key ?? "")) ||
  (words[at - 1]?.key === "service" && words[at]?.key === "level") ||
  (/^(?:month|year|full|first|new)$/.test(words[at]?.key ?? "") &&
    /^(?:end|stack|aid|hire)$/.test(words[at + 1]?.key ?? "")) ||
  (/^(?:large|small|senior|high|low)$/.test(words[at]?.key ?? "") &&
    /^(?:animal|format|business|engine|living|care|dining|center|voltage)$/.test(words[at + 1]?.key ?? "")) ||
  (words[at]?.key === "key" && /^(?:account|client|holder|performance)$/.test(words[at + 1]?.key ?? ""));

/** The "e" of "e-commerce", but not of "e.g.". */
const isPrefix = (words: Word[], at: number) =>
  words[at + 1]?.joined === true && words[at]?.key === "e" && words[at + 1]?.key !== "g";

/** "Client records", but not "a record of ...". */
const isDocument = (words: Word[], at: number) => {
  const before = words[at - 1]?.key ?? "";
  return (
    words[at]?.key === "record" &&
    words[at]?.joined === true &&
    before !== "track" &&
    !isAskingWord(before) &&
    !QUALIFIERS.test(before)
  );
};

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

export function isContentWord(words: Word[], at: number): boolean {
  const { key = "" } = words[at] ?? {};
  if (isNamed(words, at) || isPrefix(words, at) || isDocument(words, at)) return true;
  // "Go" is a language if the vocabulary knows it by where it stands.
  if (words[at]?.meanings.some((meaning) => meaning.toLowerCase() === `#${key}`)) return true;
  if (isOfName(words, at) && !isStopWord(key)) return true;
  return (
    key.length > 0 && !isAskingWord(key) && !isStopWord(key) && !QUALIFIERS.test(key) && !/^\d+$/.test(key)
  );
}
