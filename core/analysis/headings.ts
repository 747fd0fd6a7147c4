import headings from "./headings.json";

/** The part of a resume that a heading opens. */
export type HeadingZone = keyof typeof headings.named;

const zoneByHeading = new Map<string, HeadingZone>();
for (const [zone, names] of Object.entries(headings.named))
  for (const name of names.split("|")) zoneByHeading.set(foldHeading(name), zone as HeadingZone);

/** The words of a heading, in lower case. */
export function foldHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The zone of a heading by its words. */
export const namedZone = (folded: string): HeadingZone | undefined => zoneByHeading.get(folded);

/** "Skills" for "S K I L L S". */
const closeUp = (line: string): string =>
  /^(?:\p{L} ){3,}\p{L}:?$/u.test(line) ? line.replace(/ /g, "") : line;

/** The zone that this line opens, or undefined if it is no known heading. */
export function readHeading(line: string): HeadingZone | undefined {
  // A sentence that wraps may end in a heading's word.
  if (line.length > 60 || /^\s*\p{Ll}.*[.,;]\s*$/u.test(line)) return undefined;
  return namedZone(foldHeading(closeUp(line.trim())));
}
