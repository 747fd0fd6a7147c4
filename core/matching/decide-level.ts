import type { Evidence } from "./find-evidence";
import type { Requirement } from "./parse-requirement";
import type { ReadResume } from "./types";

/** Chances of the four levels: not shown, mentioned, partly, met. */
export type Chances = [number, number, number, number];

/** How levels follow from chances; fitted with the coefficients. */
export type Decision = {
  /** A level that is off by n costs n to this power, */
  power: number;
  /** times this where it claims too much. */
  claim: number;
  /** With more doubt than that, "Not sure, look here" is the honest answer. */
  mostDoubt: number;
};

/** The level that costs least to be wrong with, of those that the bounds allow. */
export function decideLevel(
  chances: Chances,
  { most, least }: { most: number; least: number },
  { power, claim }: Decision,
): number {
  const costs = [0, 1, 2, 3].map((level) =>
    chances.reduce(
      (sum, chance, gold) => sum + chance * Math.abs(level - gold) ** power * (level > gold ? claim : 1),
      0,
    ),
  );
  return Math.max(least, Math.min(most, costs.indexOf(Math.min(...costs))));
}

/** How far the truth is expected to be from a level, in levels. */
const doubtOf = (chances: Chances, level: number): number =>
  chances.reduce((sum, chance, gold) => sum + chance * Math.abs(level - gold), 0);

export const isSure = (chances: Chances, level: number, { mostDoubt }: Decision) =>
  doubtOf(chances, level) <= mostDoubt;

/** What work must show of a requirement to be any proof of it. */
const SHOWN = 0.45;
const NAMED = 0.6;

/** The most, and the least, that the places of the evidence allow, whatever the words are like. */
export function boundsOf(
  resume: ReadResume,
  { units }: Requirement,
  evidence: Evidence,
): { most: number; least: number } {
  const most = (places: string[], of: "meaning" | "form" | "inContext" | "example") =>
    evidence.lines.reduce((m, line) => (places.includes(line.place) ? Math.max(m, line[of]) : m), 0);
  const work = Math.max(
    most(["work", "work-list", "title"], "meaning"),
    most(["work"], "inContext"),
    most(["work", "work-list"], "example"),
  );
  const listed = Math.max(
    most(["listed", "told", "education", "certificates"], "form"),
    most(["listed", "told"], "example"),
  );
  const isName = units.length <= 2 && units.every(({ word }) => word.meanings.some((m) => m.startsWith("#")));
  if (isName && isSaid(evidence)) return { most: 3, least: 3 };
  if (work >= SHOWN) return { most: 3, least: 0 };
  const story = evidence.lines.some(
    ({ line, place, meaning, example }) =>
      place === "told" && Math.max(meaning, example) >= NAMED && isStory(resume, line),
  );
  const named = listed >= NAMED ? 1 : 0;
  return { most: story ? 2 : 1, least: named };
}

/** In so many words, or told by what is hardly ever anything else. */
const WHOLE = 0.89;

/** A duty of a dated job does it by its own name. */
const isSaid = ({ lines }: Evidence) =>
  lines.some(
    ({ place, role, cue, form }) => place === "work" && role >= 0 && cue === "asserted" && form >= WHOLE,
  );

/** Told outside of a dated job, but with more to it than a claim. */
function isStory(resume: ReadResume, at: number): boolean {
  const line = resume.lines[at];
  return (
    line !== undefined &&
    (line.zone === "projects" ||
      line.zone === "awards" ||
      line.zone === "work" ||
      line.zone === "header" ||
      line.zone === "other") &&
    line.words.length >= 6
  );
}
