import type { Evidence } from "./find-evidence";
import { coverPart } from "./match-words";
import type { Requirement, Unit } from "./requirement";
import { isGeneral } from "./requirement-units";
import type { ReadLine, ReadResume } from "./types";

/** Coverage by the same words. */
export const SAME_WORDS = 0.98;
/** Coverage by the same words, by an alias, or by an action that hardly ever means anything else. */
export const WHOLE = 0.89;

/** By a proper name ("TypeScript"), or in another way ("forecasting"). */
type Naming = "proper" | "other";

const namesIn = ({ word }: Unit) => word.meanings.filter((meaning) => meaning.startsWith("#"));

/**
 * How duties of dated jobs name a requirement that consists of known names: "Excel", "programming in Python", "MySQL or
 * Oracle". Undefined if it asks for more than names, or if one of those that are all wanted is missing.
 */
export function findNaming(
  resume: ReadResume,
  requirement: Requirement,
  evidence: Evidence,
): Naming | undefined {
  const groups = requirement.groups
    .map(({ any, parts }) => ({
      any,
      namings: parts
        .map(({ units }) => withoutGeneral(requirement, units))
        .filter((units) => units.length > 0)
        .map((units) => namingOf(resume, requirement, units, evidence)),
    }))
    .filter(({ namings }) => namings.length > 0);
  const all = groups.flatMap(({ namings }) => namings);
  if (namesExample(resume, requirement, evidence) === "whole") return "proper";
  if (all.length === 1) return all[0];
  // Of several, only proper names: that a line says "reporting" and another "planning" shows less.
  const isProper = (naming: Naming | undefined) => naming === "proper";
  const isShown = groups.every(({ any, namings }) =>
    any ? namings.some(isProper) : namings.every(isProper),
  );
  return isShown && all.length > 0 ? "proper" : undefined;
}

/**
 * Whether a duty of a dated job has one of the names in parentheses: "Monitoring (Prometheus, Grafana)", "Infusion pumps
 * (Alaris or Baxter)". With more than two other words, the requirement asks for more than the names do.
 */
export function namesExample(
  resume: ReadResume,
  { units, examples }: Requirement,
  { lines }: Evidence,
): "whole" | "part" | undefined {
  const named = new Set(examples.flatMap((example) => example.units));
  const others = units.length - named.size;
  if (others > MOST) return undefined;
  const using = lines.filter(({ line, place, role, cue, hit }) => {
    if (!(place === "work" || place === "work-list") || role < 0 || cue !== "asserted") return false;
    const { text = "" } = resume.lines[line] ?? {};
    const hasName = (unit: number) => {
      const { written = "" } = units[unit] ?? {};
      const isWritten = namesIn(units[unit] as Unit).length > 0 || text.includes(written);
      return /^\p{Lu}/u.test(written) && isWritten && (hit.form[unit] ?? 0) >= WHOLE;
    };
    return examples.some((example) => example.units.length > 0 && example.units.every(hasName));
  });
  if (using.length === 0) return undefined;
  return others <= FEW && using.some(({ place }) => place === "work") ? "whole" : "part";
}
const FEW = 2;
const MOST = 4;

/** The units of a part without general words such as "programming" in "programming in Python". */
function withoutGeneral({ units }: Requirement, part: number[]): number[] {
  const others = units.some((unit) => namesIn(unit).length > 0 && !isGeneral(unit));
  return others ? part.filter((index) => !isGeneral(units[index] as Unit)) : part;
}

/**
 * How a duty of a dated job names what these units ask for. Undefined if none does, or if one of them is no name. Another name in lower case ("staffing" for recruitment) and a narrower term ("change orders"
 * for construction) are left to the model.
 */
function namingOf(
  resume: ReadResume,
  requirement: Requirement,
  part: number[],
  { lines }: Evidence,
): Naming | undefined {
  const named = part.map((index) => namesIn(requirement.units[index] as Unit));
  if (named.some((names) => names.length === 0)) return undefined;
  const names = new Set(named.flat());
  let found: Naming | undefined;
  for (const { line, place, role, cue, hit } of lines) {
    const form = coverPart(requirement, part, hit.form);
    if (place !== "work" || role < 0 || cue !== "asserted" || form < WHOLE) continue;
    const { text, from, words } = resume.lines[line] as ReadLine;
    for (const { meanings, start, end } of words) {
      if (meanings.some((meaning) => names.has(meaning)) && isProperName(text, start - from, end - from))
        return "proper";
      const isSame = form >= SAME_WORDS && meanings.some((meaning) => names.has(meaning));
      if (isSame || meanings.some((meaning) => meaning.startsWith("*") && names.has(`#${meaning.slice(1)}`)))
        found = "other";
    }
  }
  return found;
}

/** Written with a capital that is not merely that of the first word of a line or sentence. */
const isProperName = (text: string, start: number, end: number) =>
  /^.\p{L}*[\p{Lu}\d]/u.test(text.slice(start, end)) ||
  (/^\p{Lu}/u.test(text.slice(start)) && /[\p{L}\d,;]\s$/u.test(text.slice(0, start)));

const SUITE = /^<(?:Microsoft Office|Office 365|Adobe Creative Suite|Google Workspace)$/;

/** Names the suite of the programs asked for: "MS Office" for Excel. */
export function namesSuite({ lines }: ReadResume, { units }: Requirement): boolean {
  const suites = units.map(({ word }) => word.meanings.filter((name) => SUITE.test(name)));
  const wanted = new Set(suites.flat().map((name) => `#${name.slice(1)}`));
  return (
    suites.every((names) => names.length > 0) &&
    lines.some(({ words }) => words.some(({ meanings }) => meanings.some((name) => wanted.has(name))))
  );
}
