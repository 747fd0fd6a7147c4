import { patternOf } from "#core/patterns";
import { isTitleWord } from "../analysis/titles";
import type { DateRange } from "./dates";
import patterns from "./find-roles.patterns.json";
import type { Role, ZonedLine } from "./types";

const SCHOOL = patternOf(patterns.school);
const NOT_WORK = new Set(["education", "certificates", "interests", "references", "languages"]);
const UNLIKELY = new Set(["summary", "skills", "awards", "other", "contact", "header"]);
const MEMBER = /\b(?:member|membership|licen[cs]ed?|certifi\p{L}{1,20}|valid|expires?|issued|expected)\b/iu;
/** "Registered nurse", "certified accountant" are titles of jobs, and a licensed one is at work. */
const IN_TITLE = /\b(?:registered|licen[cs]ed|certified)(?: \p{L}{2,20}){1,3}/iu;

const hasTitle = (text: string) => text.split(/[^\p{L}]+/u).some(isTitleWord);

/**
 * The dated jobs of a resume. A date inside education or certificates is none; elsewhere a line opens a job when its
 * date stands in a header and not in a sentence.
 */
export function findRoles(lines: ZonedLine[], ranges: DateRange[]): Role[] {
  const dated = locate(lines, ranges);
  const bulletsOnly = !dated.some(({ line }) => isPlace(lines, line) && !lines[line]?.bullet);
  const roles: Role[] = [];
  let last: DateRange | undefined;
  for (const { range, line } of dated) {
    const here = lines[line];
    if (!here || !isPlace(lines, line)) continue;
    if (here.bullet && !bulletsOnly) continue;
    if (!isHeaderText(here, range)) continue;
    const previous = roles.at(-1);
    if (previous?.dateLine === line) {
      const post = readPost(here, last?.end ?? range.start, range);
      const isWhole = range.startMonth <= previous.startMonth && range.endMonth >= previous.endMonth;
      if (post && !isWhole) {
        roles.push({ ...newRole(range, line), title: post, titleLine: line });
        previous.title = readPost(here, here.from, last ?? range) ?? previous.title;
      } else if (!roles.some((role) => role !== previous && role.dateLine === line)) {
        // "2015 - 2017, 2019 - 2020" on one line is one job, told in full.
        previous.startMonth = Math.min(previous.startMonth, range.startMonth);
        previous.endMonth = Math.max(previous.endMonth, range.endMonth);
      }
      last = range;
      continue;
    }
    last = range;
    const found = findTitle(lines, line, previous);
    // The whole time at an employer below the posts held there.
    if (!found && previous?.dateLine === line - 1 && covers(range, roles, line - 1)) continue;
    if (found?.line !== line && isSentence(here, range)) continue;
    if (UNLIKELY.has(here.zone) && (!found || SCHOOL.test(here.text))) continue;
    if (range.assumed && (roles.length > 0 || !found || here.zone !== "work")) continue;
    roles.push({
      ...newRole(range, line),
      title: found?.title ?? "",
      titleLine: found?.line ?? line,
      ...(range.assumed && { assumed: true }),
    });
  }
  assignLines(lines, roles);
  return roles;
}

const newRole = ({ startMonth, endMonth }: DateRange, dateLine: number) => ({
  startMonth,
  endMonth,
  dateLine,
  headerLines: [],
  duties: [],
});

/** One of several posts on a line, each with its dates: "Supervisor (2021 - 2024), Picker (2015 - 2021)". */
function readPost({ text, from }: ZonedLine, start: number, range: DateRange): string | undefined {
  const before = text.slice(Math.max(0, start - from), Math.max(0, range.start - from));
  const title = before.replace(/\b(?:before|after) that\b|\bpreviously\b|\bthen\b|\band\b/giu, " ");
  return /\p{Lu}\p{L}{2}/u.test(title)
    ? cleanHeader(title.replace(/[^\p{L}\s&/-]/gu, " ").trim())
    : undefined;
}

/** Posts of the line above, on whole, are the time of this range. */
const covers = (range: DateRange, roles: Role[], line: number) =>
  roles.some(({ dateLine }) => dateLine === line) &&
  roles
    .filter(({ dateLine }) => dateLine === line)
    .every(({ startMonth, endMonth }) => range.startMonth <= startMonth && range.endMonth >= endMonth - 1);

/** "Takes the bus to work since 2018": more than a few words lead to the date. */
const isSentence = ({ text, from }: ZonedLine, { start }: DateRange) =>
  text
    .slice(0, Math.max(0, start - from))
    .split(/\s+/)
    .filter(Boolean).length > 4;

/** The line of each range, in order. */
function locate(lines: ZonedLine[], ranges: DateRange[]): { range: DateRange; line: number }[] {
  let line = 0;
  return [...ranges]
    .sort((a, b) => a.start - b.start)
    .map((range) => {
      while (line + 1 < lines.length && (lines[line + 1]?.start ?? 0) <= range.start) line++;
      return { range, line };
    });
}

function isPlace(lines: ZonedLine[], at: number): boolean {
  const line = lines[at];
  if (!line || line.heading || isMembership(line)) return false;
  if (line.zone === "work") return !SCHOOL.test(line.text) || hasTitle(line.text);
  if (line.zone === "projects") return true;
  if (NOT_WORK.has(line.zone))
    return (
      hasTitle(line.text) &&
      !SCHOOL.test(line.text) &&
      line.zone === "education" &&
      /\d{4}/.test(line.text) &&
      !isNearSchool(lines, at)
    );
  return hasTitle(line.text) || hasTitle(lines[at - 1]?.text ?? "") || hasTitle(lines[at + 1]?.text ?? "");
}

/** A license with its dates, unless it is the title of a job among jobs. */
const isMembership = ({ text, zone }: ZonedLine) =>
  MEMBER.test(text) && !(zone === "work" && hasTitle(IN_TITLE.exec(text)?.[0] ?? ""));

const isNearSchool = (lines: ZonedLine[], at: number) =>
  [at - 1, at + 1].some((index) => SCHOOL.test(lines[index]?.text ?? ""));

const MOST_WORDS = 16;

/** The date is part of a header: little stands around it, and no sentence leads to it. */
function isHeaderText(line: ZonedLine, range: DateRange): boolean {
  const before = line.text.slice(0, Math.max(0, range.start - line.from));
  if (before.split(/\s+/).filter(Boolean).length > MOST_WORDS) return false;
  // "Entered petty cash in QuickBooks 2013 and 2019": a preposition leads to the date, and words follow it.
  return (
    !/\b(?:in|during|between|with|server|version|from|of)\s$/i.test(before) ||
    before.trim().split(/\s+/).length <= 1
  );
}

const isHeaderLike = (line: ZonedLine) =>
  line.text.length <= 100 &&
  !/[.;!?]$/.test(line.text) &&
  !line.bullet &&
  !line.heading &&
  /^[\p{Lu}\p{Lo}\d(]/u.test(line.text);

/** The title stands on the line of the dates, or up to two lines above or below it. */
function findTitle(
  lines: ZonedLine[],
  at: number,
  previous: Role | undefined,
): { title: string; line: number } | undefined {
  for (const index of [at, at - 1, at + 1, at - 2, at + 2]) {
    const line = lines[index];
    if (!line || line.heading || (line.zone === "education" && lines[at]?.zone !== "education")) continue;
    if (index !== at && !isHeaderLike(line)) continue;
    if (index < at && previous && index <= Math.max(previous.dateLine, previous.titleLine)) continue;
    const header = line.text.slice(0, 180);
    if (hasTitle(header)) return { title: cleanHeader(header), line: index };
  }
  return undefined;
}

const STORY = /\s?:\s|[•;]\s|(?<=\p{L}{4})\.\s|\s?,\s(?=(?:ООО|ОАО|ПАО|ЗАО|АО|ИП|ФГУП|МУП|ГБУ)\s)/u;

/** Takes off what stands around a title on its line: dates, company, place, and the story of the job. */
function cleanHeader(header: string): string {
  const named = header.split(STORY).find(hasTitle) ?? header;
  const parts = named
    .replace(/\b(?:company name|city|state)\b/gi, " ")
    .replace(
      /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|present|current|to date|now)\b/gi,
      " ",
    )
    .replace(/\d+/g, " ")
    .split(/\s(?:at|@)\s|\s[|–—-]\s|\t|,\s|\s{3,}/)
    .map((part) => part.trim());
  const titled = parts.filter(hasTitle);
  // "Assistant to the Head of Marketing, Toys" has its title in its first part.
  return (titled[0] ?? parts[0] ?? "").slice(0, 90);
}

/** A job goes from its header to the next one's, or to the end of its zone. */
function assignLines(lines: ZonedLine[], roles: Role[]): void {
  roles.forEach((role, index) => {
    const shared = roles.find(({ dateLine }) => dateLine === role.dateLine);
    if (shared && shared !== role) {
      role.headerLines = shared.headerLines;
      return;
    }
    const next = roles.slice(index + 1).find(({ dateLine }) => dateLine !== role.dateLine);
    const first = headerStart(lines, role, roles[index - 1]);
    const until = next ? headerStart(lines, next, role) : lines.length;
    const lastHeader = Math.max(role.dateLine, role.titleLine);
    const zone = lines[role.dateLine]?.zone;
    for (let at = first; at < Math.max(until, role.dateLine + 1); at++) {
      const line = lines[at];
      if (!line || (at > lastHeader && (line.heading || (line.zone !== zone && line.zone !== "work")))) break;
      if (at <= lastHeader || (at === lastHeader + 1 && isEmployer(line))) role.headerLines.push(at);
      else role.duties.push(at);
    }
  });
}

function headerStart(lines: ZonedLine[], { dateLine, titleLine }: Role, previous: Role | undefined): number {
  let first = Math.min(dateLine, titleLine);
  const least = previous ? Math.max(previous.dateLine, previous.titleLine) + 1 : 0;
  // The employer above the title.
  const above = lines[first - 1];
  if (
    above &&
    first - 1 >= least &&
    isHeaderLike(above) &&
    above.text.length <= 60 &&
    (lines[first]?.apart !== true || first === dateLine) &&
    (above.apart || lines[first - 2]?.heading)
  )
    first--;
  return first;
}

const isEmployer = (line: ZonedLine) =>
  isHeaderLike(line) &&
  line.text.length <= 60 &&
  !line.list &&
  !line.label &&
  !/^\p{Lu}\p{Ll}+(?:ed|ing)\b|[。，]/u.test(line.text);
