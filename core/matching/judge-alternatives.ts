import { type Matcher, openMatcher } from "./match-words";
import { parseRequirement, type RequirementKind } from "./parse-requirement";

/** Kinds that are told apart by rules: a license is no degree, and years are neither. */
const RULED = new Set<RequirementKind>(["degree", "licence", "years"]);

const known = new WeakMap<Matcher, Matcher[]>();

/**
 * "An MBA or a CPA license", "a degree in accounting or five years of bookkeeping": alternatives that are not of one
 * kind, each to be judged by itself. Empty where a requirement is one.
 */
export function splitAlternatives(matcher: Matcher): Matcher[] {
  const found = known.get(matcher) ?? split(matcher);
  known.set(matcher, found);
  return found;
}

/** "You have coached other teachers, led a department or developed a curriculum": each begins with what was done. */
const DOING =
  /^(?:you (?:have )?)?(?:\p{L}{2,16}ed|led|taught|built|ran|held|written|grown|overseen)\s\p{L}/iu;

const OR = /,\s(?:or\s)?|\sor\s/giu;

function split({ requirement }: Matcher): Matcher[] {
  const { text, kind } = requirement;
  if (!/\sor\s/iu.test(text) || !(RULED.has(kind) || kind === "leadership")) return [];
  const written = text.split(OR);
  const parts = written.map((part) => parseRequirement(part));
  const kinds = new Set(parts.map((part) => part.kind));
  const isListOfActions = written.every((part) => DOING.test(part));
  const areAll = isListOfActions || parts.every((part) => RULED.has(part.kind) && part.units.length > 0);
  return areAll && kinds.size > 1 ? parts.map(openMatcher) : [];
}
