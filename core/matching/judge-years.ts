import { compareTitles, readTitle, type Title } from "../analysis/titles";
import { countMonths } from "./dates";
import type { Evidence } from "./find-evidence";
import { readWords } from "./lexicon";
import { coverage, type Matcher, matchWords } from "./match-words";
import { asksLeading, type Requirement } from "./parse-requirement";
import { NOT_SHOWN, type Ruling } from "./ruling";
import type { ReadResume, Role } from "./types";

/** How far a job was the thing asked for, 0 to 1. */
type RelevantRole = { role: Role; index: number; share: number };

/** Of the duties, how many must be about it where the title is not. */
const DUTY_SHARE = 1 / 3;
/** So far a job counts as it, or as one near to it. */
const IS_IT = 0.6;
const IS_NEAR = 0.4;

const OWN_BUSINESS =
  /\b(?:owner|founder|freelanc\p{L}{1,4}|self[- ]employed|independent|proprietor|sole trader)\b/iu;
const UNPAID = /\b(?:volunteer\p{L}{0,3}|unpaid|pro bono|honorary)\b/iu;
const PAID = /\bpaid\b/i;
/** "3 years as a team leader" are those of a title. */
const RANK =
  /\b(?:manager|director|supervisor|head|lead(?:er)?|chief|president|principal|executive|chef|owner)\b/i;
const HELPING = /\b(?:aide|assistant|helper|trainee|intern|apprentice)\b/i;
const AS_A_TITLE = /\b(?:years?|experience|employment|work(?:ed|ing)?) as\b/i;

/** The jobs whose title, or a third of whose duties, is what the years are asked of. */
function findRelevantRoles(resume: ReadResume, matcher: Matcher, evidence: Evidence): RelevantRole[] {
  const { requirement } = matcher;
  const leads = asksLeading(requirement.text);
  return resume.roles.flatMap((role, index) => {
    const header = role.headerLines.map((at) => resume.lines[at]?.text ?? "").join(" ");
    if (PAID.test(requirement.text) && UNPAID.test(header)) return [];
    const byTitle = rateTitle(resume, matcher, role);
    const byDuties = rateDuties(matcher, evidence, { role, index });
    // Nobody is a director by doing what directors do.
    const isRank = AS_A_TITLE.test(requirement.text) && RANK.test(requirement.text);
    const both = byTitle.isKey && byDuties.share >= 0.2 ? 0.8 : 0;
    const most = isRank ? 0.45 : 1;
    const title = RANK.test(role.title) ? byTitle.score : Math.min(byTitle.score, most);
    const share = Math.max(title, Math.min(Math.max(byDuties.score, both), most));
    const found = Math.min(share, leads ? leadingShare(resume, role) : 1);
    return found >= 0.35 ? [{ role, index, share: found }] : [];
  });
}

/** How far the title of a job, or the name of one's own business, is the thing asked for. */
function rateTitle(resume: ReadResume, matcher: Matcher, role: Role) {
  const { requirement } = matcher;
  const wordsOf = (lines: number[]) => lines.flatMap((at) => resume.lines[at]?.words ?? []);
  const isOwn = OWN_BUSINESS.test(role.title);
  // Of several posts on a line each has its own title.
  const isAmong = resume.roles.some((other) => other !== role && other.titleLine === role.titleLine);
  const own = isAmong ? readWords(role.title) : undefined;
  const title = matchWords(matcher, own ?? wordsOf(isOwn ? role.headerLines : [role.titleLine]));
  const header = own ? title : matchWords(matcher, wordsOf(role.headerLines));
  const named = header
    ? Math.max(coverage(requirement, header.form).whole, 0.95 * coverage(requirement, header.meaning).whole)
    : 0;
  const wanted = titlesOf(requirement);
  // "System administrator": a title that is only an administrator is another.
  const isTitle = wanted.some(({ heads, about }) => heads.length > 0 && about.length > 0);
  const held = readTitle(role.title);
  const titled = Math.max(0, ...wanted.map((one) => compareTitles(one, held)));
  // A classroom aide is near to teaching, and no teacher.
  const isHelping = HELPING.test(role.title) && !HELPING.test(requirement.text);
  const isKey =
    title !== undefined &&
    !isHelping &&
    keyUnits(requirement).some((unit) => (title.meaning[unit] ?? 0) >= 0.75);
  const least = title ? coverage(requirement, title.meaning).least : 0;
  const isIt = titled >= 0.85 || (named >= 0.7 && !isHelping && (!isTitle || titled >= 0.7));
  const score = Math.max(isIt ? 1 : 0, isKey ? (named >= 0.5 && least >= 0.4 ? 0.8 : 0.55) : 0.7 * named);
  return { score: isHelping ? Math.min(score, titled >= 0.85 ? 1 : 0.55) : score, isKey };
}

/** "System or network administrator or engineer": each alternative as a title of its own, with what they share. */
function titlesOf({ text, units }: Requirement): Title[] {
  const whole = readTitle(units.map(({ word }) => word.key).join(" "));
  const asked = text.replace(/^.*?\bas\b(?: an?\b)?/iu, "");
  const parts = asked.split(/,\s|\sor\s/iu).map((part) => readTitle(part));
  if (asked === text || parts.length < 2) return [whole];
  return parts.flatMap(({ heads, about }, index) => {
    const next = parts.slice(index + 1).find((part) => part.heads.length > 0);
    const before = parts.slice(0, index).filter((part) => part.about.length > 0);
    if (heads.length === 0) return [{ heads: next?.heads ?? [], about }];
    if (about.length > 0 || before.length === 0) return [{ heads, about }];
    return before.map((part) => ({ heads, about: part.about }));
  });
}

/** How far the duties of a job are about the thing asked for: a line alone is none. */
function rateDuties(
  { requirement }: Matcher,
  { lines }: Evidence,
  { role, index }: { role: Role; index: number },
) {
  const keys = keyUnits(requirement);
  const isLong = requirement.units.length > 3;
  const duties = lines.filter((line) => line.role === index && line.place !== "title");
  const about = duties.filter(
    ({ meaning, inContext, form, least }) =>
      (meaning >= 0.6 || inContext >= 0.75 || form >= 0.5) && (isLong || least >= 0.3 || meaning >= 0.8),
  );
  // Words of its own, and not only such as may mean it: an audit of computers is no accounting.
  const isSaid = about.some(({ form }) => form >= 0.5);
  const size = Math.max(4, role.duties.length);
  const share = isSaid || about.length >= size / 2 ? about.length / size : 0;
  const keyShare =
    duties.filter(({ hit }) => keys.some((unit) => (hit.meaning[unit] ?? 0) >= 0.75)).length / size;
  const near = duties.filter((line) => line.near >= 0.35).length / size;
  // A tool is used all the time of a job whose lines name it.
  const isNamed = isTool(requirement) && about.some(({ form }) => form >= 0.99) && share >= 0.15;
  const score = Math.max(
    share >= DUTY_SHARE && keyShare >= 0.25 ? 0.8 : share >= 0.2 ? 0.45 : 0,
    isNamed ? 0.7 : 0,
    near >= 0.5 ? 0.42 : 0,
  );
  return { score, share };
}

/** Whether people were led in a job: by its duties, or by its title alone. */
function leadingShare({ leading }: ReadResume, role: Role): number {
  if (leading.led.some(({ line }) => role.duties.includes(line))) return 1;
  if (leading.titles.includes(role.titleLine)) return 0.55;
  return leading.managing.includes(role.titleLine) ? 0.45 : 0;
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

/** All of its words are known names, and written like names: "SAP", "Power BI". */
const isTool = ({ units }: Requirement) =>
  units.length > 0 &&
  units.every(
    ({ word, written }) =>
      /\p{Lu}/u.test(written) && word.meanings.some((meaning) => meaning.startsWith("#")),
  );

export type YearsFound = { years: number; nearYears: number; roles: RelevantRole[] };

export function countYears(resume: ReadResume, matcher: Matcher, evidence: Evidence): YearsFound {
  const roles = findRelevantRoles(resume, matcher, evidence);
  const months = (least: number) =>
    countMonths(roles.filter(({ share }) => share >= least).map(({ role }) => role));
  return { years: months(IS_IT) / 12, nearYears: months(IS_NEAR) / 12, roles };
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
      place !== "work" && place !== "title" && meaning >= 0.7 && CLAIM.test(resume.lines[at]?.text ?? ""),
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
