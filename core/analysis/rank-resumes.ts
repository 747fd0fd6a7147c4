import { type Comparable, compareDirectly, type Standing } from "./compare-directly";

export type Rankable = {
  id: string;
  matchPercent: number;
  scorecard: Comparable["scorecard"] & { relevance?: number };
};

/** Candidates at most three points apart may be near-equals: a fifth of tier B or C, and never two tiers. */
const BAND_WIDTH = 4;
export const bandOf = (percent: number) => Math.floor((percent - 50) / BAND_WIDTH);

/** The lowest match of those who may be near-equals of one with this match. */
export const bandStart = (percent: number) => 50 + BAND_WIDTH * bandOf(percent);

/**
 * Best first. Bands of match come first; inside a band, whom the missing must-haves cap least, then a
 * tournament of each against each over the verdicts, then the match, the relevance of the whole text and
 * the id. Does not depend on the order given, and a better verdict never lowers a place: see
 * docs/decisions/012-tie-break.md.
 */
export function rankResumes<T extends Rankable>(resumes: T[]): T[] {
  return inBands(resumes).flatMap(([, members]) => rankBand(members).map(({ resume }) => resume));
}

/** Bands of match with those in them, best first; one is ranked without regard to the others. */
export function inBands<T extends Rankable>(resumes: T[]): [band: number, members: T[]][] {
  const bands = new Map<number, T[]>();
  for (const resume of resumes) {
    const band = bandOf(resume.matchPercent);
    const members = bands.get(band);
    if (members) members.push(resume);
    else bands.set(band, [resume]);
  }
  return [...bands].sort(([a], [b]) => b - a);
}

type Placed<T> = { resume: T; standing: Standing };

function rankBand<T extends Rankable>(members: T[]): Placed<T>[] {
  const standings = compareDirectly(members);
  return members
    .map((resume, index) => ({ resume, standing: standings[index] as Standing }))
    .sort(
      (a, b) =>
        byStanding(a, b) ||
        b.resume.matchPercent - a.resume.matchPercent ||
        (b.resume.scorecard.relevance ?? 0) - (a.resume.scorecard.relevance ?? 0) ||
        (a.resume.id < b.resume.id ? -1 : 1),
    );
}

function byStanding({ standing: a }: Placed<Rankable>, { standing: b }: Placed<Rankable>): number {
  return b.cap - a.cap || b.wins - a.wins || b.points - a.points;
}

/**
 * Why a resume stands above others whose match is as high or higher, in words; undefined where there are
 * none. `resumes` are those it is ranked among.
 */
export function explainPlace(resume: Rankable, resumes: Rankable[]): string | undefined {
  const band = bandOf(resume.matchPercent);
  const ranked = rankBand(resumes.filter(({ matchPercent }) => bandOf(matchPercent) === band));
  const own = ranked.find((placed) => placed.resume.id === resume.id);
  if (!own) return undefined;
  const behind = ranked.filter(
    (other) => other.resume.matchPercent >= resume.matchPercent && byStanding(own, other) < 0,
  );
  if (behind.length === 0) return undefined;
  const others = behind.length === 1 ? "a candidate" : `${behind.length} candidates`;
  const reason = behind.every(({ standing }) => standing.cap < own.standing.cap)
    ? "shows more of the must-haves"
    : "stronger when the verdicts are compared one by one, must-haves counted twice";
  return `Ahead of ${others} with a match as high or higher: ${reason}.`;
}
