import type { Evidence } from "./find-evidence";
import type { Requirement } from "./requirement";
import type { ReadResume } from "./types";

const WORK = new Set(["work", "projects"]);
const OR_LATER = /^\s?(?:\+|(?:or|and) (?:later|newer|higher|above|up))/i;

const VERSIONED = /(?<!\p{L})(\p{L}{1,20})(?: version)? ?v?(\d{1,4}(?:\.\d{1,2})?)/giu;

/** The version asked for after a name: "Java 17", "Windows Server 2019", "Angular 2+". */
function readVersion({ text, units }: Requirement): { name: string; version: number } | undefined {
  for (const { word, written } of units) {
    if (!/^\p{Lu}/u.test(written) || !word.meanings.some((meaning) => meaning.startsWith("#"))) continue;
    const after = text.slice(word.end);
    const found = /^ (?:version |v\.?)?(\d{1,4}(?:\.\d{1,2})?)(?![\d%,])/i.exec(after);
    if (!found?.[1]) continue;
    const rest = after.slice(found[0].length);
    // In "Grades 5 to 12" and "Series 7 license", the number is not a version.
    if (rest.trim() === "" || OR_LATER.test(rest) || /^[,;)]|^ (?:and|or|in|on|for)\b/.test(rest))
      return { name: written, version: Number(found[1]) };
  }
  return undefined;
}

/** "Mastercam X5", "AutoCAD R14": the order of such versions is not known. */
const LETTERED = /(?<!\p{L})(\p{L}{1,20}) \p{Lu}{1,2}\d{1,2}(?![\p{L}\d])/gu;

const SHOWN = 0.9;
/** A version named by a year comes out in the year before. */
const isYear = (version: number) => version >= 2000 && version < 2100;

/**
 * True if the work names only versions older than the one asked for or not to be compared with it, or if every job that
 * names it ended before the year of the version.
 */
export function isOlderOnly(resume: ReadResume, requirement: Requirement, { lines }: Evidence): boolean {
  const asked = readVersion(requirement);
  if (!asked) return false;
  const isNamed = (name: string) => name.replace(/JS$/, "").toLowerCase() === asked.name.toLowerCase();
  const work = resume.lines.filter(({ zone, role }) => role >= 0 || WORK.has(zone));
  const held = work.flatMap(({ text }) =>
    [...text.matchAll(VERSIONED)].flatMap(([, name = "", version]) => (isNamed(name) ? Number(version) : [])),
  );
  if (held.length > 0) return Math.max(...held) < asked.version;
  const ends = lines.flatMap(({ role, form }) => (form >= SHOWN ? (resume.roles[role]?.endMonth ?? []) : []));
  const isOver = isYear(asked.version) && ends.every((end) => end < (asked.version - 1) * 12);
  return (
    (isOver && ends.length > 0) ||
    work.some(({ text }) => [...text.matchAll(LETTERED)].some(([, name = ""]) => isNamed(name)))
  );
}
