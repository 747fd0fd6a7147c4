import { memoizeByObject } from "#core/memoize";
import { compareTitles, readTitle, type Title } from "../analysis/titles";
import { titleAsked } from "./features";
import type { Evidence } from "./find-evidence";
import { readWords } from "./lexicon";
import { coverage, type Hit, type Matcher, matchWords } from "./match-words";
import type { Requirement } from "./requirement";
import { asksLeading } from "./requirement-kind";
import { isLight } from "./requirement-units";
import { namesWish } from "./role-titles";
import { asksAnybody, createTradeFit } from "./trade-led";
import type { ReadResume, Role, Word } from "./types";
import { readTitles } from "./whole/wanted-titles";

/** A job, how much of it was the work asked for, 0 to 1, and the duty that says so if its title does not. */
export type RatedRole = { role: Role; index: number; share: number; duty?: number };

/** The share of duties that must be about it if the title is not. */
const DUTY_SHARE = 1 / 3;
const UNPAID = /\b(?:volunteer\p{L}{0,3}|unpaid|pro bono|honorary)\b/iu;
const PAID = /\bpaid\b/i;
/** "3 years as a team leader" asks for a title. */
const RANK =
  /\b(?:manager|director|supervisor|head|lead(?:er)?|chief|president|principal|executive|chef|owner)\b/i;
/** "Head chef": a rank before the title that is asked for with it. */
const RANK_ASKED = /\b(?:head|chief|lead|principal|executive) \p{L}/iu;
const RANK_HELD = /\b(?:head|chief|lead|principal|executive|manag|direct|supervis|owner|president|foreman)/i;
/** A title that by itself says that people are led. */
const SUPERVISOR = /\b(?:supervisor|(?:team|shift|crew) lead(?:er)?|foreman|forewoman|superintendent)\b/i;
const HELPING = /\b(?:aide|assistant|helper|trainee|intern|apprentice)\b/i;
const AS_A_TITLE = /\b(?:years?|experience|employment|work(?:ed|ing)?) as\b/i;

/** Minimum similarity of a title to one asked for that is the same. */
const SAME_TITLE = 0.85;

const FEW = 2;

/** The share of a job where years of any work are asked for. */
const ANY_WORK = 0.8;

/** How much of each job was the work asked for, by its title, its duties or its subject. */
export function rateRoles(resume: ReadResume, matcher: Matcher, evidence: Evidence): RatedRole[] {
  const { requirement } = matcher;
  // "5+ years of experience" in a job whose name is no title.
  if (requirement.units.length === 0)
    return resume.roles.map((role, index) => ({ role, index, share: ANY_WORK }));
  const leads = asksLeading(requirement.text) ? createLedShare(resume, matcher, evidence) : undefined;
  const rated = resume.roles.flatMap((role, index) => {
    const header = role.headerLines.map((at) => resume.lines[at]?.text ?? "").join(" ");
    if (PAID.test(requirement.text) && UNPAID.test(header)) return [];
    const byTitle = rateTitle(resume, matcher, role);
    const byDuties = rateDuties(resume, matcher, evidence, { role, index });
    // Doing what directors do does not make anybody a director.
    const isRank = AS_A_TITLE.test(requirement.text) && RANK.test(requirement.text);
    const both = byTitle.isKey && byDuties.share >= 0.2 ? 0.8 : 0;
    const most = isRank ? 0.45 : 1;
    // "Business analyst or project manager" is met by the analyst.
    const isHeld = RANK.test(role.title) || byTitle.titled >= SAME_TITLE;
    const title = isHeld && !lacksRank(requirement, role) ? byTitle.score : Math.min(byTitle.score, most);
    return [{ role, index, share: Math.max(title, Math.min(Math.max(byDuties.score, both), most)) }];
  });
  return rated.map(({ role, index, share }) => {
    const byTool = namesTool(matcher, evidence, index) ? share : Math.min(share, OTHER_TOOL);
    return { role, index, ...(leads ? leads(role, index, byTool) : { share: byTool }) };
  });
}

/** A sous chef is no head chef, whoever's name stands beside the title. */
const lacksRank = ({ text }: Requirement, { title }: Role) =>
  AS_A_TITLE.test(text) && RANK_ASKED.test(text) && !RANK_HELD.test(title);

/** The highest share of a job in the right trade that does not name the tool asked for. */
const OTHER_TOOL = 0.3;

/** True unless years with a tool are asked for ("Linux administration") and the job does not name it. */
function namesTool({ requirement }: Matcher, { lines }: Evidence, index: number): boolean {
  if (/\bor\b/.test(requirement.text)) return true;
  const tools = requirement.units.flatMap(({ word, written }, unit) =>
    /^\p{Lu}/u.test(written) && word.start > 0 && isToolWord(word) ? [unit] : [],
  );
  if (tools.length === 0) return true;
  return lines.some(
    ({ role, cue, hit }) =>
      role === index && cue === "asserted" && tools.some((unit) => (hit.form[unit] ?? 0) >= 0.75),
  );
}

/** Work for executives, which a sales executive does not do. */
const FOR_EXECUTIVES = /\bexecutives\b|\bexecutive(?:[- ]level)? (?:assist|secretar|support|admin)/iu;
const IS_EXECUTIVE = /\bexecutive$/iu;

/** How well the title of a job matches the work asked for. */
function rateTitle(resume: ReadResume, matcher: Matcher, role: Role) {
  const { requirement } = matcher;
  const isOther = FOR_EXECUTIVES.test(requirement.text) && IS_EXECUTIVE.test(role.title);
  const wordsOf = (lines: number[]) =>
    lines
      .flatMap((at) => resume.lines[at]?.words ?? [])
      .filter(({ key }) => !(isOther && key === "executive"));
  // Several posts on one line have different titles.
  const isAmong = resume.roles.some((other) => other !== role && other.titleLine === role.titleLine);
  const isOnly = isAmong || namesWish(resume.lines[role.titleLine]?.text ?? "");
  const own = isOnly ? readWords(role.title) : undefined;
  const title = matchWords(matcher, own ?? wordsOf([role.titleLine]));
  const header = own ? title : matchWords(matcher, wordsOf(role.headerLines));
  const named = header
    ? Math.max(coverage(requirement, header.form).whole, 0.95 * coverage(requirement, header.meaning).whole)
    : 0;
  const wanted = [titleAsked(requirement), ...alternativesOf(requirement)];
  // If "system administrator" is asked for, "administrator" alone is a different title; no baker is head of a bakery.
  const isTitle = wanted.some(
    ({ heads, about }) => heads.length > 0 && (about.length > 0 || requirement.units.length === 1),
  );
  const held = readTitle(role.title);
  const titled = isOther ? 0 : Math.max(...wanted.map((one) => compareTitles(one, held)));
  // A classroom aide is close to teaching, but is not a teacher.
  const isHelping = HELPING.test(role.title) && !HELPING.test(requirement.text);
  const isKey =
    title !== undefined &&
    !isHelping &&
    keyUnits(requirement).some((unit) => (title.meaning[unit] ?? 0) >= 0.75);
  const weakest = title ? coverage(requirement, title.meaning).weakest : 0;
  // "Staff Accountant" for "project accounting": one of two words is missing.
  const isWhole = header !== undefined && hasEach(requirement, header);
  const isNamed = named >= 0.7 && isWhole;
  const isIt = titled >= SAME_TITLE || (isNamed && !isHelping && (!isTitle || titled >= 0.7));
  const score = Math.max(isIt ? 1 : 0, isKey ? (named >= 0.5 && weakest >= 0.4 ? 0.8 : 0.55) : 0.7 * named);
  return { score: isHelping ? Math.min(score, 0.55) : score, isKey, titled };
}

/** True unless one of two words is not met. "Processing" in "payroll processing" only says that something is done. */
export const hasEach = ({ units }: Requirement, { meaning }: Hit) =>
  units.length > FEW || units.every((unit, at) => isLight(unit) || (meaning[at] ?? 0) > 0);

/** "Business analyst" and "project manager" of "3 years as a business analyst or project manager". */
const alternativesOf = memoizeByObject(({ text }: Requirement): Title[] => {
  const [, asked = ""] = /\bas (?:an? )?(.*)/iu.exec(text) ?? [];
  return readTitles(asked);
});

/** "Sold dressings to acute care hospitals" is no work in a hospital. */
const SOLD = /^\W{0,3}(?:sold|sell(?:s|ing)?|called on|marketed|supplied|invoiced|billed)\b/i;
const SALE = /\b(?:sales?|sell|sold|market|suppl|invoic|bill)/i;

/** How well the duties of a job match the work asked for. A single line is not enough. */
function rateDuties(
  resume: ReadResume,
  { requirement }: Matcher,
  { lines }: Evidence,
  { role, index }: { role: Role; index: number },
) {
  const keys = keyUnits(requirement);
  const isLong = requirement.units.length > 3;
  const isSale = SALE.test(requirement.text);
  const duties = lines.filter(
    ({ line, role: of, place }) =>
      of === index && place !== "title" && (isSale || !SOLD.test(resume.lines[line]?.text ?? "")),
  );
  const about = duties.filter(
    ({ meaning, inContext, form, weakest }) =>
      (meaning >= 0.6 || inContext >= 0.75 || form >= 0.5) && (isLong || weakest >= 0.3 || meaning >= 0.8),
  );
  // Requires the same words, not just possible synonyms: an audit of computers is not accounting.
  const isSaid = about.some(({ form }) => form >= 0.5);
  const size = Math.max(4, role.duties.length);
  const share = isSaid || about.length >= size / 2 ? about.length / size : 0;
  const keyShare =
    duties.filter(({ hit }) => keys.some((unit) => (hit.meaning[unit] ?? 0) >= 0.75)).length / size;
  const near = duties.filter((line) => line.near >= 0.35).length / size;
  // A tool that a job names is assumed to be used throughout it.
  const isNamed = isTool(requirement) && share > 0;
  const score = Math.max(
    share >= DUTY_SHARE && keyShare >= 0.25 ? 0.8 : share >= 0.2 ? 0.45 : 0,
    isNamed ? 0.7 : 0,
    near >= 0.5 ? 0.42 : 0,
  );
  return { score, share };
}

/**
 * Rates how much of a job was leading the people asked for: its duties say so, or only its title does. `share`: how much
 * of it was the work asked for by its other words.
 */
function createLedShare(resume: ReadResume, matcher: Matcher, evidence: Evidence) {
  const { led, titles, managing } = resume.leading;
  const fitOf = createTradeFit(resume, matcher, evidence);
  const isAnybody = asksAnybody(matcher.requirement);
  return ({ title, titleLine }: Role, index: number, share: number): { share: number; duty?: number } => {
    const own = led.flatMap(({ line }) => (resume.lines[line]?.role === index ? [line] : []));
    const isLeader = titles.includes(titleLine);
    const byTitle = isLeader ? 0.55 : managing.includes(titleLine) ? 0.45 : 0;
    const duty = own.find((line) => fitOf(line) === "trade") ?? own[0];
    if (duty === undefined)
      return { share: isAnybody && SUPERVISOR.test(title) ? 1 : Math.min(share, byTitle) };
    if (fitOf(duty) !== "trade") return { share: Math.max(share, 0.45), duty };
    return isLeader ? { share: 1 } : { share: 0.8, duty };
  };
}

/** The rarest word and that of each alternative: a job without any of them is a different job. */
function keyUnits({ groups, units }: Requirement): number[] {
  const rarest = (of: number[]) =>
    of.reduce((best, u) => ((units[u]?.weight ?? 0) > (units[best]?.weight ?? 0) ? u : best), of[0] ?? 0);
  const alternatives = groups
    .filter(({ any }) => any)
    .flatMap(({ parts }) => parts.map((part) => rarest(part.units)));
  const all = rarest(units.map((_unit, index) => index));
  return alternatives.includes(all) || alternatives.length > 0 ? [...alternatives, all] : [all];
}

/** True if all words are known names and capitalized: "SAP", "Power BI". */
export const isTool = ({ units }: Requirement) =>
  units.length > 0 && units.every(({ word, written }) => /\p{Lu}/u.test(written) && isToolWord(word));

const isToolWord = ({ meanings }: Word) => meanings.some((meaning) => meaning.startsWith("#"));
