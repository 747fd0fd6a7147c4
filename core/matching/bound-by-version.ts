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

/** True if the work names only versions older than the one asked for. */
export function isOlderOnly(resume: ReadResume, requirement: Requirement): boolean {
  const asked = readVersion(requirement);
  if (!asked) return false;
  const isNamed = (name: string) => name.replace(/JS$/, "").toLowerCase() === asked.name.toLowerCase();
  const work = resume.lines.filter(({ zone, role }) => role >= 0 || WORK.has(zone));
  const held = work.flatMap(({ text }) =>
    [...text.matchAll(VERSIONED)].flatMap(([, name = "", version]) => (isNamed(name) ? Number(version) : [])),
  );
  return held.length > 0 && Math.max(...held) < asked.version;
}
