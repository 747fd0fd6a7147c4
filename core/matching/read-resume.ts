import { findLeading } from "./find-leading";
import { readWords } from "./lexicon";
import { readStructure } from "./read-structure";
import { findSpoken } from "./spoken-lines";
import type { ReadLine, ReadResume } from "./types";

/** Reads a resume into lines, zones, dated jobs and words. Linear; reads at most about fifty pages. */
export function readResume(fullText: string, asOf: Date): ReadResume {
  const { text, lines: zoned, roles } = readStructure(fullText, asOf);
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
  for (const at of findSpoken(lines)) Object.assign(lines[at] ?? {}, { spoken: true });
  const read = { text, asOf, lines, roles };
  return { ...read, leading: findLeading(read) };
}
