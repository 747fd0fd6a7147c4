import { findDateRanges } from "./dates";
import { findLeading } from "./find-leading";
import { findRoles } from "./find-roles";
import { findZones } from "./find-zones";
import { readWords } from "./lexicon";
import { splitLines } from "./split-lines";
import type { ReadLine, ReadResume } from "./types";

const MAX_CHARACTERS = 150_000;

/** Reads the structure of a resume: lines, zones, dated jobs, words. Linear; about fifty pages are read. */
export function readResume(fullText: string, asOf: Date): ReadResume {
  const text = fullText.length > MAX_CHARACTERS ? fullText.slice(0, MAX_CHARACTERS) : fullText;
  const zoned = findZones(splitLines(text));
  const roles = findRoles(zoned, findDateRanges(text, asOf));
  const lines: ReadLine[] = zoned.map((line) => ({
    ...line,
    words: readWords(line.text, line.from),
    role: -1,
    isHeader: false,
  }));
  roles.forEach(({ headerLines, duties }, index) => {
    for (const at of headerLines) Object.assign(lines[at] ?? {}, { role: index, isHeader: true });
    for (const at of duties) Object.assign(lines[at] ?? {}, { role: index, zone: "work" });
  });
  const read = { text, asOf, lines, roles };
  return { ...read, leading: findLeading(read) };
}
