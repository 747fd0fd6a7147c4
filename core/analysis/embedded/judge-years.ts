import { countMonths } from "#core/matching/dates";
import { stem } from "../language/stem";
import { isAskingWord, isCommonWord } from "../language/stop-words";
import { tokenize } from "../language/tokens";
import { findQualifiers } from "../qualifiers";
import type { Criterion } from "../rubric";
import type { VerdictLevel } from "../scorecard";
import { compareTitles, readTitle } from "../titles";
import { type Finding, NOT_FOUND } from "./finding";
import type { Role } from "./roles";
import type { SkillContext } from "./skill-context";

/** Judges "5 years of Java": the months of the dated roles that show it, overlaps counted once. */
export function judgeYears(context: SkillContext, criterion: Criterion): Finding {
  const wanted = criterion.minYears ?? 0;
  const { resume } = context;
  const counted = rolesThatCount(context, criterion);
  const years = countMonths(counted) / 12;
  const total = countMonths(resume.roles) / 12;
  const claim = findClaim(context, criterion);
  const anchor = latest(counted) ?? latest(resume.roles);
  const what = criterion.skills[0] ? ` with ${criterion.skills.slice(0, 2).join(" or ")}` : "";
  if (anchor && counted.length > 0) {
    const level = gradeYears(years, wanted);
    const sure = countMonths(counted.filter(({ assumed }) => !assumed)) / 12;
    const isGuess = level === "strong" && gradeYears(sure, wanted) !== "strong";
    const guess = isGuess ? ", if the newest job, which has no end, still goes on" : "";
    const short = level === "strong" ? "" : `; ${wanted} asked for`;
    const isKind = namesKind(context, criterion, counted);
    const kind = isKind ? "" : "; the kind asked for is not named";
    const note = `About ${plainYears(years)} of dated work${what}${guess}${short}${kind}.`;
    const isMet = isKind && !isGuess;
    const found = at(context, anchor, isMet || level !== "strong" ? level : "partial", note);
    if (level === "strong" || !claim) return found;
    if (level === "none" || level === "weak") {
      return {
        ...claim,
        level: "partial",
        note: `States it; the dates add up to about ${plainYears(years)}.`,
      };
    }
    return found;
  }
  if (claim) return { ...claim, level: "partial", note: "Stated in words; no dates show it." };
  if (anchor && total >= wanted) {
    return at(context, anchor, "weak", `About ${plainYears(total)} of dated work, none tied to this.`);
  }
  return NOT_FOUND;
}

export function plainYears(years: number): string {
  if (years < 1) {
    const months = Math.max(1, Math.round(years * 12));
    return months === 1 ? "1 month" : `${months} months`;
  }
  const rounded = years >= 10 ? Math.round(years) : Math.round(years * 2) / 2;
  return rounded === 1 ? "1 year" : `${rounded} years`;
}

function gradeYears(years: number, wanted: number): VerdictLevel {
  // Dates are written by month and rounded by people: two months short of five years is five years.
  if (years + 2 / 12 >= wanted) return "strong";
  if (years >= wanted * 0.65) return "partial";
  return years >= wanted * 0.25 ? "weak" : "none";
}

function rolesThatCount(context: SkillContext, criterion: Criterion): Role[] {
  const { resume, standings } = context;
  const indexes = new Set<number>();
  for (const skill of criterion.skills) {
    const shown = context.shown.get(skill);
    for (const mention of [...(shown?.direct ?? []), ...(shown?.narrower ?? [])]) {
      const role = resume.lines[mention.line]?.role ?? -1;
      if (role >= 0 && standings[mention.line]?.startsWith("work")) indexes.add(role);
    }
  }
  const words = subjectWords(criterion.text);
  if (words.size === 0) return criterion.skills.length > 0 ? pick(resume.roles, indexes) : resume.roles;
  // Part of a known name is another thing: a forklift driver has not driven deliveries.
  const share = criterion.skills.length > 0 ? 1 : WORD_SHARE;
  const wanted = readTitle(nameHolder(criterion.text.replace(BEFORE_TITLE, "").replace(AFTER_TITLE, "")));
  const shares = shareByRole(context, words);
  resume.roles.forEach((role, index) => {
    const titled = role.title && compareTitles(wanted, role.title) >= TITLE_SHARE;
    if (titled || (shares.get(index) ?? 0) >= share) indexes.add(index);
  });
  return pick(resume.roles, indexes);
}

const BEFORE_TITLE =
  /^.*(?:\bas an?\b|(?<!\p{L})(?:в (?:роли|должности|качестве)|на (?:позиции|должности))(?!\p{L}))/iu;
const AFTER_TITLE = /\s(?:от|не менее|более)\s\d.{0,240}$/iu;

/** What holders of a job are called by the work they do: years of construction management are those of its managers. */
const HOLDERS: [RegExp, string][] = [
  [/\bmanagement\b/gi, "manager"],
  [/\bsupervision\b/gi, "supervisor"],
  [/\bdevelopment\b/gi, "developer"],
  [/\bengineering\b/gi, "engineer"],
  [/\badministration\b/gi, "administrator"],
  [/\bcoordination\b/gi, "coordinator"],
  [/\bconsulting\b/gi, "consultant"],
  [/\baccounting\b/gi, "accountant"],
  [/\bteaching\b/gi, "teacher"],
  [/\bnursing\b/gi, "nurse"],
  [/\bdesign\b/gi, "designer"],
];
const YEARS_OF =
  /^.*?\b(?:years?|yrs?)(?:['’]? (?:experience )?(?:of|in|with))? (?:experience (?:in|of|with|as) )?/i;

const nameHolder = (text: string) =>
  HOLDERS.reduce((title, [work, holder]) => title.replace(work, holder), text.replace(YEARS_OF, ""));

/** Whether the roles name what is said of the skill: the healthcare of "5 years of healthcare construction". */
function namesKind({ resume }: SkillContext, { text, skills }: Criterion, roles: Role[]): boolean {
  const counted = new Set(roles.map((role) => resume.roles.indexOf(role)));
  const inRoles = (word: string) =>
    (resume.places.get(word) ?? []).some((at) =>
      counted.has(resume.lines[resume.tokenLines[at] ?? 0]?.role ?? -1),
    );
  return findQualifiers(text, skills).every(inRoles);
}

/** By role: how much of what the years are asked for stands in its lines; common words count less. */
function shareByRole({ resume, standings }: SkillContext, words: Map<string, number>): Map<number, number> {
  const found = new Map<number, Set<string>>();
  resume.stems.forEach((word, index) => {
    const line = resume.tokenLines[index] ?? 0;
    if (!words.has(word) || !standings[line]?.startsWith("work")) return;
    const role = resume.lines[line]?.role ?? -1;
    found.set(role, (found.get(role) ?? new Set()).add(word));
  });
  const all = sum(words.keys(), words);
  return new Map([...found].map(([role, own]) => [role, sum(own, words) / all]));
}

const sum = (keys: Iterable<string>, weights: Map<string, number>) =>
  [...keys].reduce((total, key) => total + (weights.get(key) ?? 0), 0);

const TITLE_SHARE = 0.6;
const WORD_SHARE = 0.6;

const pick = (roles: Role[], indexes: Set<number>) => roles.filter((_role, index) => indexes.has(index));

const GENERAL =
  /^(?:professional|industry|full|work|post|qualification|commercial|overall|total|progressive|prior|previous|hands|three|four|five|two|one|six|seven|eight|ten|more|over|field|similar|level|one|practical|real|world)$/;

function subjectWords(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const { key } of tokenize(text)) {
    if (!isAskingWord(key) && !/^\d/.test(key) && !GENERAL.test(key))
      words.set(stem(key), isCommonWord(key) ? 0.4 : 1);
  }
  return words;
}

const CLAIM =
  /\b(\d{1,2})(?:\.\d)?\s?(?:\+|plus|-?(?:х|ти|и))?\s?(?:-\s?\d{1,2}\s?)?(?:years?|yrs?|лет|года)(?!\p{L})/giu;

/** "Over 8 years of payroll" in the resume's own words, where those words name what is asked for. */
function findClaim(context: SkillContext, criterion: Criterion): Finding | undefined {
  const { resume, standings } = context;
  const words = subjectWords([criterion.text, ...criterion.skills].join(" "));
  let looked = -1;
  for (const match of resume.text.matchAll(CLAIM)) {
    const line = resume.lineAt(match.index);
    const stated = Number(match[1]);
    if (line === looked || standings[line] === "copied") continue;
    if (stated < (criterion.minYears ?? 0) || stated > 50) continue;
    looked = line;
    const around = [line, line + 1].map((index) => resume.lines[index]?.text ?? "").join(" ");
    if (!/experience|опыт|background|expertise|career|industry|years? (?:of|in|as)/i.test(around)) continue;
    const named = new Set(tokenize(around).map(({ key }) => stem(key)));
    const share =
      sum(
        [...words.keys()].filter((word) => named.has(word)),
        words,
      ) / (sum(words.keys(), words) || 1);
    if (words.size === 0 || share >= WORD_SHARE)
      return { level: "partial", start: match.index, end: match.index + match[0].length, note: "" };
  }
  return undefined;
}

const latest = (roles: Role[]) =>
  roles.reduce<Role | undefined>(
    (best, role) => (best && best.endMonth >= role.endMonth ? best : role),
    undefined,
  );

function at(context: SkillContext, role: Role, level: VerdictLevel, note: string): Finding {
  const line = context.resume.lines[role.dateLine];
  return { level, start: line?.start ?? 0, end: line?.end ?? 0, note };
}
