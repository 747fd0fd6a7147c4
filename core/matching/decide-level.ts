import { isTitleWord } from "../analysis/titles";
import { missesTool, namesNoTool } from "./bound-by-tool";
import { type Evidence, isVoluntaryWork, type LineEvidence } from "./find-evidence";
import { findNaming, namesExample, SAME_WORDS, WHOLE } from "./find-naming";
import { ASKS_TRAINING } from "./line-cues";
import type { Requirement, RequirementKind } from "./requirement";
import { namesAct } from "./requirement-units";
import type { Ruling } from "./ruling";
import type { ReadResume } from "./types";

/** The probabilities of the four levels: not shown, mentioned, partly met, met. */
export type Chances = [number, number, number, number];

/** How probabilities become a level; fitted together with the coefficients. */
export type Decision = {
  /** A level that is wrong by n costs n to this power. */
  power: number;
  /** The cost is multiplied by this if the level is too high. */
  claim: number;
  /** With more doubt than this, the verdict is marked "not sure". */
  mostDoubt: number;
};

/** The level with the lowest expected cost, within the bounds. */
export function decideLevel(chances: Chances, { max, min }: Bounds, { power, claim }: Decision): number {
  const costs = [0, 1, 2, 3].map((level) =>
    chances.reduce(
      (sum, chance, gold) => sum + chance * Math.abs(level - gold) ** power * (level > gold ? claim : 1),
      0,
    ),
  );
  return Math.max(min, Math.min(max, costs.indexOf(Math.min(...costs))));
}

/** The expected distance between a level and the true one, in levels. */
const doubtOf = (chances: Chances, level: number): number =>
  chances.reduce((sum, chance, gold) => sum + chance * Math.abs(level - gold), 0);

export const isSure = (
  chances: Chances,
  level: number,
  { sure = false, undated = false }: Bounds,
  { mostDoubt }: Decision,
) => sure || (!(undated && level >= 2) && doubtOf(chances, level) <= mostDoubt);

/** Rules that weigh words as the model does, rather than look for one fact such as a license. */
const WEIGHED: RequirementKind[] = ["leadership", "domain"];
const MOST_UNLIKELY = 0.4;

/** A rule is not sure of a claim or a denial that the model finds unlikely. */
export const isSureRule = (
  { level, sure }: Ruling,
  { kind }: Pick<Requirement, "kind">,
  chances: Chances,
  { mostDoubt }: Decision,
) =>
  sure &&
  (!WEIGHED.includes(kind) ||
    (level < 2 ? doubtOf(chances, level) <= mostDoubt : chances[0] <= MOST_UNLIKELY));

/** Minimum coverage in dated work that proves anything. */
const SHOWN = 0.45;
const NAMED = 0.6;

/** `sure`: there is no doubt about these bounds. `undated`: only work without dates shows it. */
export type Bounds = { max: number; min: number; sure?: boolean; undated?: boolean };

/** The highest and lowest level that the places of the evidence allow, however well the words match. */
export function boundsOf(resume: ReadResume, requirement: Requirement, evidence: Evidence): Bounds {
  const bounds = boundsByPlace(resume, requirement, evidence);
  if (!missesTool(requirement, evidence)) return bounds;
  return { max: Math.min(bounds.max, 2), min: Math.min(bounds.min, 2) };
}

function boundsByPlace(resume: ReadResume, requirement: Requirement, evidence: Evidence): Bounds {
  const most = (places: string[], of: "meaning" | "form" | "inContext" | "example") =>
    evidence.lines.reduce((m, line) => (places.includes(line.place) ? Math.max(m, line[of]) : m), 0);
  const work = Math.max(
    most(["work", "work-list", "title"], "meaning"),
    most(["work"], "inContext"),
    most(["work", "work-list"], "example"),
  );
  const listed = Math.max(
    most(["listed", "narrative", "education", "certificates"], "form"),
    most(["listed", "narrative"], "example"),
  );
  if (namesNoTool(resume, requirement, evidence)) return { max: 1, min: 0 };
  if (isTrained(requirement, evidence)) return { max: 3, min: 3, sure: true };
  const naming = findNaming(resume, requirement, evidence);
  if (naming) return { max: 3, min: 3, sure: naming === "proper" };
  const named = listed >= NAMED ? 1 : 0;
  if (isTitleHeld(resume, requirement, evidence)) return { max: 3, min: 3 };
  if (isDoneOutright(resume, requirement, evidence)) return { max: 3, min: 3 };
  if (namesExample(resume, requirement, evidence)) return { max: 3, min: 2 };
  if (hasAllWords(requirement, evidence) || isNamedByJob(resume, requirement, evidence))
    return { max: 3, min: 2 };
  if (work >= SHOWN) {
    const isDated = evidence.lines.some(
      ({ role, meaning, inContext, example }) => role >= 0 && Math.max(meaning, inContext, example) >= SHOWN,
    );
    const min = listed >= 0.9 ? 1 : 0;
    return isDated ? { max: 3, min } : { max: 2, min, undated: true };
  }
  const isVoluntary = evidence.lines.some(({ line, meaning, cue }) => {
    const own = resume.lines[line];
    return own !== undefined && cue === "asserted" && meaning >= NAMED && isVoluntaryWork(own);
  });
  if (isVoluntary) return { max: 2, min: 2 };
  const story = evidence.lines.some(
    ({ place, meaning, example }) => place === "narrative" && Math.max(meaning, example) >= NAMED,
  );
  return { max: story ? 2 : 1, min: named };
}

/** "Pruned cherry rows" for pruning: a duty of a dated job begins with the verb of the one word asked for. */
const isDoneOutright = ({ lines: all }: ReadResume, { kind, units }: Requirement, { lines }: Evidence) =>
  kind === "skill" &&
  units.length === 1 &&
  namesAct(units[0]?.written ?? "") &&
  lines.some(({ line, place, role, cue, hit }) => {
    const isFirst = place === "work" && role >= 0 && cue === "asserted" && hit.at[0] === 0;
    return isFirst && (hit.form[0] ?? 0) >= WHOLE && namesAct(all[line]?.words[0]?.key ?? "");
  });

/** "First aid training" is met by a course or certificate in it. */
const isTrained = ({ text, units }: Requirement, { lines }: Evidence) =>
  ASKS_TRAINING.test(text) &&
  lines.some(
    ({ place, cue, hit }) =>
      (place === "education" || place === "certificates") &&
      cue === "asserted" &&
      units.every(({ written }, at) => ASKS_TRAINING.test(written) || (hit.form[at] ?? 0) >= WHOLE),
  );

/**
 * A duty of a dated job has both words of a two-word skill, or all of three, wherever they stand in it. Readers found
 * 97 % of the first at least partly met, 29 of 32 if the words are apart, and 63 of 64 of three words.
 */
const hasAllWords = ({ kind, units }: Requirement, { lines }: Evidence) =>
  ((kind === "skill" && units.length === 2) ||
    ((kind === "skill" || kind === "duty") && units.length === 3)) &&
  lines.some(
    ({ place, role, cue, hit }) =>
      place === "work" && role >= 0 && cue === "asserted" && hit.form.every((value) => value >= SAME_WORDS),
  );

/**
 * Named in full by a list under a dated job ("Technologies used: PHP, Laravel") or by the job's title ("Bartender" for
 * bartending). Of such skills, readers found 11 of 11 and 67 of 74 at least partly met.
 */
const isNamedByJob = (resume: ReadResume, { kind }: Requirement, { lines }: Evidence) =>
  kind === "skill" &&
  lines.some((line) => {
    if (line.role < 0 || line.cue !== "asserted") return false;
    if (line.place === "work-list") return line.form >= SAME_WORDS;
    return (
      line.place === "title" && line.hit.form.every((value) => value >= WHOLE) && isInTitle(resume, line)
    );
  });

/**
 * The role asked for is the title of a dated job, or the title says in the same words that its holder does the skill:
 * "Laundry manager" for managing a laundry. Of such skills, readers found 27 of 29 met.
 */
const isTitleHeld = (resume: ReadResume, { kind }: Requirement, { lines }: Evidence) =>
  lines.some(
    (line) =>
      line.place === "title" &&
      line.role >= 0 &&
      line.cue === "asserted" &&
      line.form >= SAME_WORDS &&
      !JUNIOR.test(resume.roles[line.role]?.title ?? "") &&
      isInTitle(resume, line) &&
      (kind === "role" || (kind === "skill" && isDoer(resume, line))),
  );

/** All that is asked for is named, and one of its words is what the person is called: welder, manager. */
const isDoer = ({ lines }: ReadResume, { line, hit }: LineEvidence) =>
  hit.form.every((value) => value >= WHOLE) &&
  hit.words.some((at) => isTitleWord(lines[line]?.words[at]?.key ?? ""));
const JUNIOR = /\b(?:assistant|trainee|apprentice|helper|intern|student|aspiring|future)\b/i;

/** False if all of it stands behind the title, as the employer's name does. */
export function isInTitle({ roles, lines }: ReadResume, { role, line, hit }: LineEvidence): boolean {
  const { text = "", from = 0, words = [] } = lines[line] ?? {};
  const title = roles[role]?.title ?? "";
  const end = text.includes(title) ? text.indexOf(title) + title.length : 0;
  return hit.words.some((at) => (words[at]?.start ?? Number.POSITIVE_INFINITY) - from < end);
}
