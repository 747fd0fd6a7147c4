import type { Evidence } from "./find-evidence";
import type { ReadResume } from "./types";

/** Chances of the four levels: not shown, mentioned, partly, met. */
export type Chances = [number, number, number, number];

/** How dear a level is that is off by one, two or three; claiming what is not shown is dearer than missing it. */
const COST = { power: 1.3, claim: 1.15 };

/** The level that costs least to be wrong with. */
export function cheapest(chances: Chances, cost = COST): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let level = 0; level < 4; level++) {
    const expected = chances.reduce(
      (sum, chance, gold) =>
        sum + chance * Math.abs(level - gold) ** cost.power * (level > gold ? cost.claim : 1),
      0,
    );
    if (expected < least) [best, least] = [level, expected];
  }
  return best;
}

/** What work must show of a requirement to be any proof of it. */
const SHOWN = 0.45;
const NAMED = 0.6;

/** The most, and the least, that the places of the evidence allow, whatever the words are like. */
export function boundsOf(resume: ReadResume, evidence: Evidence): { most: number; least: number } {
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
  if (work >= SHOWN) return { most: 3, least: 0 };
  const story = evidence.lines.some(
    ({ line, place, meaning, example }) =>
      place === "told" && Math.max(meaning, example) >= NAMED && isStory(resume, line),
  );
  const named = listed >= NAMED ? 1 : 0;
  return { most: story ? 2 : 1, least: named };
}

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

/** How far the truth is expected to be from a level, in levels. */
export const doubtOf = (chances: Chances, level: number): number =>
  chances.reduce((sum, chance, gold) => sum + chance * Math.abs(level - gold), 0);
