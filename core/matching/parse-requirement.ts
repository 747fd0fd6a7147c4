import { readAskedYears } from "../analysis/asked-years";
import { readAskedLevel } from "../analysis/education";
import { readAmount, readRecency } from "./asked-amount";
import { readPeople, withoutAmounts } from "./asked-numbers";
import { readWords } from "./lexicon";
import { weightOf } from "./rarity";
import type { Requirement, RequirementKind, Unit } from "./requirement";
import { kindOf, namesOf } from "./requirement-kind";
import { readGroups, takeExamples } from "./requirement-parts";
import { isContentWord, lightenGeneral, readGrammar } from "./requirement-units";

/** Kinds that are judged by the model rather than by a rule. */
export const MODELED = new Set<RequirementKind>(["role", "skill", "duty"]);

/** Parses what a requirement asks for from its text alone. */
export function parseRequirement(text: string): Requirement {
  const plain = withoutAmounts(text);
  const { main, examples } = takeExamples(plain);
  const words = readWords(text);
  const units: Unit[] = [];
  const indexOf = new Map<number, number>();
  words.forEach((word, at) => {
    if (!isContentWord(words, at) || plain[word.start] === " ") return;
    indexOf.set(word.start, units.length);
    units.push({ word, weight: weightOf(word.stem), written: text.slice(word.start, word.end) });
  });
  lightenGeneral(units);
  const unitsIn = (from: number, to: number) =>
    words
      .filter(({ start, end }) => start >= from && end <= to)
      .flatMap(({ start }) => indexOf.get(start) ?? []);
  const groups = readGroups(plain, main, unitsIn, readGrammar(text, units));
  const years = readAskedYears(text);
  const named = namesOf(words);
  const people = readPeople(text);
  const level = readAskedLevel(text);
  const mainText = main.map(([from, to]) => text.slice(from, to)).join(" ");
  const inExamples = new Set(examples.flatMap(([from, to]) => unitsIn(from, to)));
  const own = units.filter((_unit, index) => !inExamples.has(index));
  const kind = kindOf(text, mainText, own.length > 0 ? own : units, years, level, named);
  const amount = MODELED.has(kind) ? readAmount(text, units) : undefined;
  const recency = readRecency(text);
  return {
    text,
    kind,
    units,
    groups: groups.length > 0 ? groups : [{ any: false, parts: [{ units: units.map((_u, i) => i) }] }],
    examples: examples
      .map(([from, to]) => ({ units: unitsIn(from, to) }))
      .filter(({ units }) => units.length > 0),
    ...(years !== undefined && { years }),
    ...(people !== undefined && { people }),
    ...(level && { level }),
    ...(amount && { amount }),
    ...(recency && { recency }),
    names: named.names,
  };
}
