import { memoizeByObject } from "#core/memoize";
import { patternOf } from "#core/patterns";
import { NUMBER_WORDS, readAskedYears, readNumber } from "../analysis/asked-years";
import { readProgram } from "../analysis/education";
import { createMatcher, type Matcher } from "./match-words";
import { parseRequirement } from "./parse-requirement";
import patterns from "./parse-requirement.patterns.json";
import type { Requirement, RequirementKind } from "./requirement";

/** Kinds that are judged by different rules. */
const RULED = new Set<RequirementKind>(["degree", "license", "years"]);

/**
 * The alternatives of a requirement if they are of different kinds and must be judged separately: "an MBA or a CPA
 * license", "a degree in accounting or five years of bookkeeping". Otherwise empty.
 */
export const splitAlternatives = memoizeByObject<Matcher, Matcher[]>(split);

const NAMES_DEGREE =
  /\b(?:degrees?|diplomas?|bachelor|master|mba|ph\.?d|doctor|associate|ged|certificate|[bm]\.?(?:a|s|sc)\b)/iu;

const OR = /,\s(?:or\s)?|\sor\s/giu;
/** "A degree in accounting or an apprenticeship": the article begins another thing than a field of study. */
const OR_A = /,?\sor\s(?=(?:of |hold )?an?\s)/iu;
/** "A paralegal certificate, or an associate or bachelor's degree". */
const OR_ELSE = /,\sor\s/iu;
const ALIKE = /\b(?:related|similar|comparable|equivalent|relevant)\b/iu;

function split({ requirement }: Matcher): Matcher[] {
  const { text, kind } = requirement;
  const papers = kind === "degree" ? readProgram(text) : [];
  if (papers.length > 0) return parse(papers).map(createMatcher);
  if (!/\sor\s/iu.test(text) || !(RULED.has(kind) || kind === "leadership")) return [];
  const routes = text.split(OR_A);
  if (kind === "degree" && routes.length > 1 && routes.slice(1).every(isOtherRoute))
    return parse(routes).map(createMatcher);
  for (const apart of [parse(routes), parse(text.split(OR_ELSE))])
    if (areRuled(apart)) return apart.map(createMatcher);
  const parts = parse(text.split(OR));
  // "At the middle or high school level" asks for no diploma.
  if (parts.some(({ kind: own, text: part }) => own === "degree" && !NAMES_DEGREE.test(part))) return [];
  return areRuled(parts) ? parts.map(createMatcher) : [];
}

/** "At least two of Excel, Access and Tableau": how many are asked for, and each of them. */
export type Choice = { least: number; of: Matcher[] };

const CHOICE = patternOf(patterns.choice);
const LISTED = /,\s(?:(?:and|or)\s)?|\s(?:and|or)\s/iu;
const MOST_WORDS = 4;

/** "5 years of nursing, including 2 in an ICU", "with at least two years as a charge nurse". */
const OF_THE_YEARS = new RegExp(
  `(?:,|,? (?:including|of which|with|and)) (?:at least |a minimum of )?(\\d{1,2}|${NUMBER_WORDS})(?:\\+| years?| of (?:them|which|those|these)){0,3} (?=(?:as|in|with|at|(?<=years? )of)\\s)`,
  "iu",
);

/** Both the years asked for and what some of them have to be. */
function splitYears(text: string): Choice | undefined {
  const found = OF_THE_YEARS.exec(text);
  const all = text.slice(0, found?.index);
  if (!found || readAskedYears(all) === undefined) return undefined;
  const some = `${found[1]} years ${text.slice(found.index + found[0].length)}`;
  return { least: 2, of: parse([all, some]).map(createMatcher) };
}

/** The things of which a requirement asks for some, or for each; undefined if it is judged as a whole. */
export const splitChoice = memoizeByObject<Matcher, Choice | undefined>(({ requirement: { text, kind } }) => {
  const years = kind === "years" ? splitYears(text) : undefined;
  if (years) return years;
  const [all, number, list] = CHOICE.exec(text) ?? [];
  const least = readNumber(number ?? "");
  const things = list?.split(LISTED) ?? [];
  const areThings = things.every((thing) => thing.split(" ").length <= MOST_WORDS);
  if (all === undefined || things.length <= least || !areThings) return undefined;
  const before = text.slice(0, text.length - all.length);
  return { least, of: parse(things.map((thing) => before + thing)).map(createMatcher) };
});

const parse = (parts: string[]) => parts.map((part) => parseRequirement(part));
/** Neither a degree nor "a related field". */
const isOtherRoute = (part: string) => !NAMES_DEGREE.test(part) && !ALIKE.test(part);
const areRuled = (parts: Requirement[]) =>
  new Set(parts.map(({ kind }) => kind)).size > 1 &&
  parts.every(({ kind, units }) => RULED.has(kind) && units.length > 0);
