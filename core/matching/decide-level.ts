import { type Evidence, isVoluntaryWork } from "./find-evidence";
import { coverPart } from "./match-words";
import type { Requirement, RequirementKind, Unit } from "./requirement";
import { isGeneral } from "./requirement-units";
import type { Ruling } from "./ruling";
import type { ReadLine, ReadResume } from "./types";

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
export function decideLevel(chances: Chances, { most, least }: Bounds, { power, claim }: Decision): number {
  const costs = [0, 1, 2, 3].map((level) =>
    chances.reduce(
      (sum, chance, gold) => sum + chance * Math.abs(level - gold) ** power * (level > gold ? claim : 1),
      0,
    ),
  );
  return Math.max(least, Math.min(most, costs.indexOf(Math.min(...costs))));
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

/** A rule is not sure of a claim that the model finds unlikely. */
export const isSureRule = (
  { level, sure, outright = false }: Ruling,
  { kind }: Pick<Requirement, "kind">,
  [none]: Chances,
) => sure && (level < 2 || outright || !WEIGHED.includes(kind) || none <= MOST_UNLIKELY);

/** Minimum coverage in dated work that proves anything. */
const SHOWN = 0.45;
const NAMED = 0.6;

/** `sure`: there is no doubt about these bounds. `undated`: only work without dates shows it. */
export type Bounds = { most: number; least: number; sure?: boolean; undated?: boolean };

/** The highest and lowest level that the places of the evidence allow, however well the words match. */
export function boundsOf(resume: ReadResume, requirement: Requirement, evidence: Evidence): Bounds {
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
  const said = howNamesAreSaid(resume, requirement, evidence);
  if (said) return { most: 3, least: 3, sure: said === "properly" };
  const named = listed >= NAMED ? 1 : 0;
  if (hasBothWords(requirement, evidence)) return { most: 3, least: 2 };
  if (work >= SHOWN) {
    const isDated = evidence.lines.some(
      ({ role, meaning, inContext, example }) => role >= 0 && Math.max(meaning, inContext, example) >= SHOWN,
    );
    return { most: 3, least: listed >= 0.9 ? 1 : 0, ...(!isDated && { undated: true }) };
  }
  const isVoluntary = evidence.lines.some(({ line, meaning, cue }) => {
    const own = resume.lines[line];
    return own !== undefined && cue === "asserted" && meaning >= NAMED && isVoluntaryWork(own);
  });
  if (isVoluntary) return { most: 2, least: 2 };
  const story = evidence.lines.some(
    ({ line, place, meaning, example }) =>
      place === "told" && Math.max(meaning, example) >= NAMED && isStory(resume, line),
  );
  return { most: story ? 2 : 1, least: named };
}

/** Coverage by the same words, by an alias, or by an action that hardly ever means anything else. */
const WHOLE = 0.89;
const SAME_WORDS = 0.98;

/** A duty of a dated job has both words of a two-word requirement: readers found 97 % of such at least partly met. */
const hasBothWords = ({ kind, units }: Requirement, { lines }: Evidence) =>
  kind === "skill" &&
  units.length === 2 &&
  lines.some(
    ({ place, role, cue, form }) => place === "work" && role >= 0 && cue === "asserted" && form >= SAME_WORDS,
  );

type Said = "properly" | "said";

const namesIn = ({ word }: Unit) => word.meanings.filter((meaning) => meaning.startsWith("#"));

/**
 * How duties of dated jobs name a requirement that consists of known names: "Excel", "programming in Python", "MySQL or
 * Oracle". Undefined if it asks for more than names, or if one of those that are all wanted is missing.
 */
function howNamesAreSaid(resume: ReadResume, requirement: Requirement, evidence: Evidence): Said | undefined {
  const groups = requirement.groups
    .map(({ any, parts }) => ({
      any,
      said: parts
        .map(({ units }) => ownWords(requirement, units))
        .filter((units) => units.length > 0)
        .map((units) => howSaid(resume, requirement, units, evidence)),
    }))
    .filter(({ said }) => said.length > 0);
  const [only] = groups;
  if (only?.said.length === 1 && groups.length === 1) return only.said[0];
  // Of several, only proper names: that a line says "reporting" and another "planning" shows less.
  const isShown = groups.every(({ any, said }) =>
    any ? said.includes("properly") : said.every((how) => how === "properly"),
  );
  return isShown && only ? "properly" : undefined;
}

/** The units of a part without general words such as "programming" in "programming in Python". */
function ownWords({ units }: Requirement, part: number[]): number[] {
  const others = units.some((unit) => namesIn(unit).length > 0 && !isGeneral(unit));
  return others ? part.filter((index) => !isGeneral(units[index] as Unit)) : part;
}

/**
 * How a duty of a dated job names what these units ask for: by a proper name ("TypeScript"), or otherwise. Undefined if
 * one of them is no name. Another name in lower case ("staffing" for recruitment) and a narrower term ("change orders"
 * for construction) are left to the model.
 */
function howSaid(
  resume: ReadResume,
  requirement: Requirement,
  part: number[],
  { lines }: Evidence,
): Said | undefined {
  const named = part.map((index) => namesIn(requirement.units[index] as Unit));
  if (named.some((names) => names.length === 0)) return undefined;
  const names = new Set(named.flat());
  let how: Said | undefined;
  for (const { line, place, role, cue, hit } of lines) {
    const form = coverPart(requirement, part, hit.form);
    if (place !== "work" || role < 0 || cue !== "asserted" || form < WHOLE) continue;
    const { text, from, words } = resume.lines[line] as ReadLine;
    for (const { meanings, start, end } of words) {
      if (meanings.some((meaning) => names.has(meaning)) && isProper(text, start - from, end - from))
        return "properly";
      const isSame = form >= SAME_WORDS && meanings.some((meaning) => names.has(meaning));
      if (isSame || meanings.some((meaning) => meaning.startsWith("*") && names.has(`#${meaning.slice(1)}`)))
        how = "said";
    }
  }
  return how;
}

/** Written with a capital that is not merely that of the first word of a line or sentence. */
const isProper = (text: string, start: number, end: number) =>
  /^.\p{L}*[\p{Lu}\d]/u.test(text.slice(start, end)) ||
  (/^\p{Lu}/u.test(text.slice(start)) && /[\p{L}\d,;]\s$/u.test(text.slice(0, start)));

/** True for a line outside dated jobs that describes something rather than just claiming it. */
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
