import { patternOf } from "#core/patterns";
import { readHeading } from "../analysis/headings";
import { withoutDates } from "../analysis/language/months";
import { looksLikeTitle } from "../analysis/titles";
import type { DateRange } from "./dates";
import patterns from "./find-roles.patterns.json";
import { assignLines } from "./role-lines";
import { DUTY, findTitle, hasTitle, isDateOnly, isHeaderLike, readPost, STAFF } from "./role-titles";
import type { Role, Zone, ZonedLine } from "./types";

const SCHOOL = patternOf(patterns.school);
/** No job is in these, whatever its title: the president of a club held an office. */
const NOT_WORK = new Set<Zone>([
  "education",
  "certificates",
  "interests",
  "references",
  "languages",
  "memberships",
  "publications",
]);
const UNLIKELY = new Set<Zone>(["summary", "skills", "awards", "memberships", "other", "contact", "header"]);
/** Work, even if it is named among clubs. */
const VOLUNTEER = /\bvolunteer/i;
const MEMBER = /\b(?:member|membership|licen[cs]ed?|certifi\p{L}{1,20}|valid|expires?|issued|expected)\b/iu;
/** "Registered nurse" and "certified accountant" are job titles, not memberships. */
const IN_TITLE = /\b(?:registered|licen[cs]ed|certified)(?: \p{L}{2,20}){1,3}/iu;

/**
 * The dated jobs of a resume. A line opens a job if its date is in a header rather than in a sentence. A line under
 * education opens one only with a job title and no school on it; one under certificates and the like never does.
 */
export function findRoles(lines: ZonedLine[], ranges: DateRange[]): Role[] {
  const dated = locate(lines, ranges);
  const bulletsOnly = !dated.some(({ line }) => isPlace(lines, line) && !lines[line]?.bullet);
  const roles: Role[] = [];
  let last: DateRange | undefined;
  for (const { range, line } of dated) {
    const here = lines[line];
    if (!here) continue;
    const follows = isFurtherJob(lines, roles.at(-1), line);
    const lastLine = lastLineOf(lines, range, line);
    if (!follows && !isPlace(lines, line, lastLine)) continue;
    if (here.bullet && !bulletsOnly) continue;
    if (!isHeaderText(here, range)) continue;
    const previous = roles.at(-1);
    if (previous?.dateLine === line) {
      if (isAside(here, range)) continue;
      const post = readPost(here, last?.end ?? range.start, range);
      const isWhole = range.startMonth <= previous.startMonth && range.endMonth >= previous.endMonth;
      if (post && !isWhole) {
        roles.push({ ...newRole(range, line), title: post, titleLine: line });
        previous.title = readPost(here, here.from, last ?? range) ?? previous.title;
      } else if (!roles.some((role) => role !== previous && role.dateLine === line)) {
        // "2015 - 2017, 2019 - 2020" on one line is one job.
        previous.startMonth = Math.min(previous.startMonth, range.startMonth);
        previous.endMonth = Math.max(previous.endMonth, range.endMonth);
      }
      last = range;
      continue;
    }
    last = range;
    const next = headerBelow(lines, { at: line, last: lastLine }, dated);
    const found = findTitle(lines, { at: line, last: lastLine, next }, previous);
    if (found?.line !== line && isSentence(here, range)) continue;
    const mayTeach = here.zone === "header" && isHeaderLike(here) && !isStudy(lines, line);
    const isSchool = SCHOOL.test(here.text) && !mayTeach;
    const opens = found || opensJob(lines, line, lastLine);
    if (!follows && UNLIKELY.has(here.zone) && (isSchool || !opens)) continue;
    if (range.assumed && (roles.length > 0 || !found)) continue;
    roles.push({
      ...newRole(range, line),
      title: found?.title ?? "",
      titleLine: found?.line ?? line,
      ...(range.assumed && { assumed: true }),
    });
  }
  assignLines(lines, roles);
  return withoutTotals(roles);
}

const newRole = ({ startMonth, endMonth }: DateRange, dateLine: number) => ({
  startMonth,
  endMonth,
  dateLine,
  headerLines: [],
  duties: [],
});

/** Drops the total time at an employer, above the posts held there; they get its line. */
function withoutTotals(roles: Role[]): Role[] {
  const isTotal = (role: Role, index: number) =>
    !role.title && role.duties.length === 0 && isPostIn(role, roles[index + 1]);
  for (const [index, role] of roles.entries()) {
    if (!isTotal(role, index)) continue;
    const end = roles.findIndex((post, at) => at > index && !isPostIn(role, post));
    for (const post of roles.slice(index + 1, end < 0 ? undefined : end))
      post.headerLines = [...role.headerLines, ...post.headerLines];
  }
  return roles.filter((role, index) => !isTotal(role, index));
}

/** The years of a total may leave out months of the last one. */
const isPostIn = ({ startMonth, endMonth }: Role, post: Role | undefined) =>
  post !== undefined &&
  post.title !== "" &&
  post.startMonth >= startMonth &&
  post.startMonth <= endMonth &&
  post.endMonth <= endMonth + 12;

/** The line where the header of the next job begins: that of its dates, or its title's above them. */
function headerBelow(
  lines: ZonedLine[],
  { at, last }: { at: number; last: number },
  dated: { line: number }[],
): number {
  const next = dated.find(({ line }) => line > last)?.line ?? lines.length;
  const above = lines[at - 1];
  const isBelowTitle = !isDateOnly(lines[at]?.text ?? "") || (above && isHeaderLike(above));
  return isBelowTitle && isDateOnly(lines[next]?.text ?? "") ? next - 1 : next;
}

/** Dates in parentheses with other words: of the thing named there, not of the job. */
const isAside = ({ text, from }: ZonedLine, { start, end }: DateRange) =>
  /\(\p{L}[^()]*$/u.test(text.slice(0, start - from)) && /^[^()]*\)/.test(text.slice(end - from));

/** Five words or more before the date, most of them in lower case: "Takes the bus to work since 2018". */
function isSentence({ text, from }: ZonedLine, { start }: DateRange): boolean {
  const words = text.slice(0, Math.max(0, start - from)).match(/[\p{L}\d][^\s]*/gu) ?? [];
  return words.length > 4 && words.filter((word) => /^\p{Ll}/u.test(word)).length >= words.length / 2;
}

/** The ranges in order, each with its line. */
function locate(lines: ZonedLine[], ranges: DateRange[]): { range: DateRange; line: number }[] {
  let line = 0;
  return [...ranges]
    .sort((a, b) => a.start - b.start)
    .map((range) => {
      while (line + 1 < lines.length && (lines[line + 1]?.start ?? 0) <= range.start) line++;
      return { range, line };
    });
}

function lastLineOf(lines: ZonedLine[], { end }: DateRange, first: number): number {
  let last = first;
  while (last + 1 < lines.length && (lines[last + 1]?.start ?? end) < end) last++;
  return last;
}

function isPlace(lines: ZonedLine[], at: number, last = at): boolean {
  const line = lines[at];
  if (!line || line.heading || isMembership(line) || readHeading(withoutDates(line.text))) return false;
  if (line.zone === "work") return !isStudy(lines, at);
  if (line.zone === "projects") return true;
  if (NOT_WORK.has(line.zone) && !(line.zone === "memberships" && VOLUNTEER.test(line.text)))
    return hasTitle(line.text) && !SCHOOL.test(line.text) && line.zone === "education";
  // Below dates alone stand the employer and the title.
  const below = isDateOnly(line.text) ? [last + 1, last + 2] : [last + 1];
  const near = [at - 2, at - 1, at, ...below];
  return near.some((index) => hasTitle(lines[index]?.text ?? "")) || opensJob(lines, at, last);
}

/** Without headings, dates with a short line for a header and a line of work below them are a job's, whatever its title. */
function opensJob(lines: ZonedLine[], at: number, last: number): boolean {
  const header = lines[isDateOnly(lines[at]?.text ?? "") ? at - 1 : at];
  const below = lines[last + 1];
  return (
    header?.zone === "header" &&
    isHeaderLike(header) &&
    !SCHOOL.test(header.text) &&
    header.text.length <= 80 &&
    below !== undefined &&
    (below.bullet || DUTY.test(below.text))
  );
}

/** Below a job with no heading between them, a header with dates is another job, whatever its title. */
function isFurtherJob(lines: ZonedLine[], previous: Role | undefined, at: number): boolean {
  const line = lines[at];
  if (!line || !previous || line.bullet || NOT_WORK.has(line.zone) || isStudy(lines, at)) return false;
  const between = lines.slice(previous.dateLine, at + 1);
  return (
    between.every(({ zone, heading }) => zone === line.zone && !heading) &&
    isHeaderLike(line) &&
    !isMembership(line)
  );
}

/** A school with dates, unless a title is on its line or beside it. */
const isStudy = (lines: ZonedLine[], at: number) => {
  const text = lines[at]?.text ?? "";
  return SCHOOL.test(text) && !hasTitle(text) && ![at - 1, at + 1].some((index) => isPost(lines[index]));
};

/** A line that is a title and nothing else, beside the employer's: "Accountant" above "University Hospital, 2015 - 2019". */
const isPost = (line: ZonedLine | undefined) =>
  line !== undefined && isHeaderLike(line) && looksLikeTitle(line.text.split(/,\s|\s[|–—-]\s/)[0] ?? "");

/** A license or membership with dates, unless it is a job title under a heading for work. */
const isMembership = ({ text, zone }: ZonedLine) =>
  MEMBER.test(text) && !(zone === "work" && (STAFF.test(text) || hasTitle(IN_TITLE.exec(text)?.[0] ?? "")));

const MAX_WORDS = 16;

/** True if the date is part of a header: few words before it, and no preposition that makes it a sentence. */
function isHeaderText(line: ZonedLine, range: DateRange): boolean {
  const before = line.text.slice(0, Math.max(0, range.start - line.from));
  if (before.split(/\s+/).filter(Boolean).length > MAX_WORDS) return false;
  // "Entered petty cash in 2013 and 2019": a preposition before the date makes it a sentence.
  return (
    !/\b(?:in|during|between|with|server|version|from|of)\s$/i.test(before) ||
    before.trim().split(/\s+/).length <= 1
  );
}
