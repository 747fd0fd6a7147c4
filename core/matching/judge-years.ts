import { compareTitles, readTitle } from "../analysis/titles";
import { countMonths } from "./dates";
import type { Evidence, LineEvidence } from "./find-evidence";
import { coverage, type Hit, type Matcher, matchWords } from "./match-words";
import { asksLeading, type Requirement } from "./parse-requirement";
import { NOT_SHOWN, type Ruling } from "./ruling";
import type { ReadResume, Role } from "./types";

/** How far a job was the thing asked for, 0 to 1. */
type RelevantRole = { role: Role; index: number; share: number };

/** Of the duties, how many must be about it where the title is not. */
const DUTY_SHARE = 1 / 3;

/** The jobs whose title, or a third of whose duties, is what the years are asked of. */
function findRelevantRoles(resume: ReadResume, matcher: Matcher, evidence: Evidence): RelevantRole[] {
  const { requirement } = matcher;
  const wanted = readTitle(requirement.units.map(({ word }) => word.key).join(" "));
  const names = nameUnits(requirement);
  const keys = keyUnits(requirement);
  const leads = asksLeading(requirement.text);
  // "System administrator": a title that is only an administrator is another.
  const isTitled = wanted.heads.length > 0 && wanted.about.length > 0;
  const isAbout = ({ meaning, inContext, form }: LineEvidence) =>
    meaning >= 0.6 || inContext >= 0.75 || form >= 0.5;
  return resume.roles.flatMap((role, index) => {
    const title = matchWords(matcher, resume.lines[role.titleLine]?.words ?? []);
    const header = matchWords(
      matcher,
      role.headerLines.flatMap((at) => resume.lines[at]?.words ?? []),
    );
    const inTitle = header
      ? Math.max(coverage(requirement, header.form).whole, 0.95 * coverage(requirement, header.meaning).whole)
      : 0;
    const leastTitle = title ? coverage(requirement, title.meaning).least : 0;
    const titled = compareTitles(wanted, readTitle(role.title));
    const isKey = (hit: Hit | undefined) =>
      hit !== undefined && keys.some((unit) => (hit.meaning[unit] ?? 0) >= 0.75);
    const duties = evidence.lines.filter((line) => line.role === index && line.place !== "title");
    const size = Math.max(3, role.duties.length);
    const share = duties.filter(isAbout).length / size;
    const keyShare = duties.filter(({ hit }) => isKey(hit)).length / size;
    const named =
      names.length > 0 &&
      names.length === requirement.units.length &&
      duties.some((line) => names.every((u) => (line.hit.form[u] ?? 0) > 0.9));
    const near = duties.filter((line) => line.near >= 0.35).length / size;
    const score = Math.max(
      titled >= 0.85 || (inTitle >= 0.7 && (!isTitled || titled >= 0.6)) ? 1 : 0,
      isKey(title) ? (share >= 0.2 || (inTitle >= 0.5 && leastTitle >= 0.4) ? 0.8 : 0.55) : 0.7 * inTitle,
      share >= DUTY_SHARE && keyShare >= 0.25 ? 0.8 : share >= 0.2 ? 0.45 : 0,
      // A tool is used all the time of a job of which a line names it.
      named ? 0.7 : 0,
      near >= 0.5 ? 0.42 : 0,
    );
    const led = leads ? leadingShare(resume, role) : 1;
    const found = Math.min(score, led);
    return found >= 0.35 ? [{ role, index, share: found }] : [];
  });
}

/** Whether people were led in a job: by its duties, or by its title alone. */
function leadingShare({ leading }: ReadResume, role: Role): number {
  if (leading.led.some(({ line }) => role.duties.includes(line))) return 1;
  return leading.titles.includes(role.titleLine) ? 0.55 : 0;
}

/** The rarest word, or the rarest of each alternative: without one of them a job is another. */
function keyUnits({ groups, units }: Requirement): number[] {
  const rarest = (of: number[]) =>
    of.reduce((best, u) => ((units[u]?.weight ?? 0) > (units[best]?.weight ?? 0) ? u : best), of[0] ?? 0);
  const alternatives = groups
    .filter(({ any }) => any)
    .flatMap(({ parts }) => parts.map((part) => rarest(part.units)));
  const all = rarest(units.map((_unit, index) => index));
  return alternatives.includes(all) || alternatives.length > 0 ? [...alternatives, all] : [all];
}

/** Units that are known names of tools and skills. */
const nameUnits = ({ units }: Requirement) =>
  units.flatMap(({ word }, index) => (word.meanings.some((m) => m.startsWith("#")) ? [index] : []));

export type YearsFound = { years: number; nearYears: number; roles: RelevantRole[] };

export function countYears(resume: ReadResume, matcher: Matcher, evidence: Evidence): YearsFound {
  const roles = findRelevantRoles(resume, matcher, evidence);
  const months = (least: number) =>
    countMonths(roles.filter(({ share }) => share >= least).map(({ role }) => role));
  return { years: months(0.6) / 12, nearYears: months(0.4) / 12, roles };
}

const CLAIM =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) ?\+? ?(?:years?|yrs)/i;

/** Years of something, from the jobs that were it. */
export function judgeYears(
  resume: ReadResume,
  matcher: Matcher,
  evidence: Evidence,
  found: YearsFound,
): Ruling {
  const asked = matcher.requirement.years ?? 1;
  const level = (years: number) =>
    years >= asked - 0.1 ? 3 : years >= asked / 2 - 0.05 ? 2 : years > 0 ? 1 : 0;
  const firm = level(found.years);
  const loose = level(found.nearYears);
  const best = [...found.roles].sort((a, b) => b.share - a.share || b.role.endMonth - a.role.endMonth)[0];
  const line = best?.role.titleLine ?? -1;
  const guessed = found.roles.some(({ role, share }) => role.assumed && share >= 0.6);
  if (firm > 0) return { level: firm, sure: firm === loose && !guessed, line, note: "" };
  const claim = evidence.lines.find(
    ({ line: at, place, meaning }) =>
      place !== "work" && place !== "title" && meaning >= 0.5 && CLAIM.test(resume.lines[at]?.text ?? ""),
  );
  if (claim)
    return {
      level: 1,
      sure: false,
      line: claim.line,
      note: "Years are claimed, but no dated job shows them.",
    };
  if (loose >= 2) return { level: 1, sure: false, line, note: "" };
  return NOT_SHOWN;
}
