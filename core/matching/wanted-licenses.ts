import { patternOf } from "#core/patterns";
import patterns from "./judge-license.patterns.json";
import type { Requirement, Unit } from "./requirement";

const GENERAL = patternOf(patterns.general);

/** A word of any license: "certification". */
export const isGeneral = (key: string): boolean => GENERAL.test(key);

/** "Registered" in "Registered Nurse". */
export const isOfName = ({ word: { key, meanings } }: Unit): boolean =>
  key.endsWith("ed") && meanings.some((name) => name.startsWith("#"));

const ELIGIBLE = /^eligib/;

/**
 * The units of each license that is enough: each alternative with what stands before all of them ("journeyman plumber" with
 * "Texas" and with "Oklahoma"), and each in parentheses. What follows belongs to the last one.
 */
export function listWanted({ groups, units, examples }: Requirement): number[][] {
  const keyOf = (unit: number) => units[unit]?.word.key ?? "";
  const named = (of: { units: number[] }[]) =>
    of
      .flatMap((part) => part.units)
      .filter((unit) => !isGeneral(keyOf(unit)) || isOfName(units[unit] as Unit));
  const first = groups.findIndex(({ any }) => any);
  const before = named(groups.slice(0, first < 0 ? groups.length : first).flatMap(({ parts }) => parts));
  const after = named(groups.slice(first + 1).flatMap(({ any, parts }) => (any ? [] : parts)));
  const all = groups.flatMap(({ any, parts }) => (any ? parts : []));
  const others = all.filter(
    (part) => named([part]).length > 0 && !part.units.some((unit) => ELIGIBLE.test(keyOf(unit))),
  );
  // "Or eligible" names no other license: what stands before the alternatives would be enough.
  const alternatives = (others.length > 0 ? others : all).map((part) => named([part]));
  const whole = alternatives.map((one, at) => [
    ...before,
    ...one,
    ...(at === alternatives.length - 1 ? after : []),
  ]);
  return [...(whole.length > 0 ? whole : [before]), ...examples.map((one) => named([one]))].filter(
    (one) => one.length > 0,
  );
}
