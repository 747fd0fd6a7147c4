import { findDateRanges } from "./dates";
import { findRoles } from "./find-roles";
import { findZones } from "./find-zones";
import { splitLines } from "./split-lines";
import type { Role, ZonedLine } from "./types";

const MAX_CHARACTERS = 150_000;

type Structure = { text: string; lines: readonly ZonedLine[]; roles: Role[] };

/** Caches only the last text: a resume's profile is read right after its verdicts. */
let last: (Structure & { fullText: string; asOf: number }) | undefined;

/**
 * Reads the lines with their zones, and the dated jobs. Reads at most about fifty pages. All callers with the same text
 * get the same objects, which they must not change.
 */
export function readStructure(fullText: string, asOf: Date): Structure {
  if (last && last.asOf === asOf.getTime() && last.fullText === fullText) return last;
  const text = fullText.slice(0, MAX_CHARACTERS);
  const lines = findZones(splitLines(text));
  const roles = findRoles(lines, findDateRanges(text, asOf));
  last = { fullText, asOf: asOf.getTime(), text, lines, roles };
  return last;
}
