import type { DateRange } from "#core/matching/dates";
import { isTitleWord, readTitle, type Title } from "../titles";
import type { Line } from "./lines";

/** A dated span of work. */
export type Role = {
  startMonth: number;
  endMonth: number;
  /** Line on which the dates stand. */
  dateLine: number;
  /** Lines of the role, header included. */
  fromLine: number;
  toLine: number;
  title: Title | null;
  titleLine: number;
  /** Only its beginning is written: that it goes on is a guess. */
  assumed?: boolean;
};

const SCHOOL =
  /\b(?:university|college|school|institute|academy|bachelor|master(?:['’]?s)?|b\.?sc|m\.?sc|b\.?tech|m\.?tech|b\.?a|mba|degree|diploma|gpa|cgpa|ph\.?d|graduat\p{L}{0,20}|major|faculty)\b|(?<!\p{L})(?:университет|институт|академия|колледж|бакалавр|магистр)/iu;
const NOT_WORK = new Set(["education", "certifications", "skills", "other"]);

/**
 * The dated roles of a resume, and for each line the role it belongs to. A date inside education,
 * certificates or interests is no role; where headings are missing, a line that speaks of a school is none.
 */
export function findRoles(text: string, lines: Line[], ranges: DateRange[]): Role[] {
  const roles: Role[] = [];
  let line = 0;
  for (const range of ranges) {
    while (line + 1 < lines.length && (lines[line + 1]?.start ?? 0) <= range.start) line++;
    const here = lines[line];
    if (!here || NOT_WORK.has(here.section)) continue;
    if (here.section !== "experience" && isSchool(lines, line)) continue;
    if (here.section === "experience" && SCHOOL.test(here.text) && !hasTitle(here.text)) continue;
    if (here.section === "summary" && !hasTitle(here.text)) continue;
    const previous = roles.at(-1);
    // A second span on the same line, or inside a sentence of the same job, is part of that job's story.
    if (previous && isInsideSentence(text, here, range) && previous.dateLine !== line) continue;
    const found = findTitle(lines, line);
    if (range.assumed && (roles.length > 0 || !found || here.section !== "experience")) continue;
    roles.push({
      startMonth: range.startMonth,
      endMonth: range.endMonth,
      dateLine: line,
      fromLine: Math.min(line, found?.line ?? line),
      toLine: line,
      title: found?.title ?? null,
      titleLine: found?.line ?? line,
      ...(range.assumed && { assumed: true }),
    });
  }
  assignLines(lines, roles);
  return roles;
}

function isSchool(lines: Line[], at: number): boolean {
  const own = lines[at]?.text ?? "";
  if (hasTitle(own) && !SCHOOL.test(own)) return false;
  return [at, at - 1, at + 1].some((index) => SCHOOL.test(lines[index]?.text ?? ""));
}

function isInsideSentence(text: string, line: Line, range: DateRange): boolean {
  const before = text.slice(line.start, range.start);
  return before.split(/\s+/).length > 14 || /^[•●▪*-]/.test(line.text);
}

const hasTitle = (text: string) => text.split(/[^\p{L}]+/u).some(isTitleWord);

/** The title stands on the line of the dates, or up to two lines above or below it. */
function findTitle(lines: Line[], at: number): { title: Title; line: number } | undefined {
  for (const index of [at, at - 1, at + 1, at - 2, at + 2]) {
    const line = lines[index];
    if (!line || line.heading || line.section === "education") continue;
    if (index !== at && !isHeaderLike(line.text)) continue;
    const header = line.text.slice(0, 160);
    if (hasTitle(header)) return { title: readTitle(cleanHeader(header)), line: index };
  }
  return undefined;
}

const isHeaderLike = (text: string) =>
  text.length <= 90 && !/[.;!?]$/.test(text) && !/^[•●▪*–-]\s/.test(text) && /^[\p{Lu}\d(]/u.test(text);

/** Takes off what stands around a title on its line: dates, company, place, and the story of the job. */
function cleanHeader(header: string): string {
  const named = header.split(STORY).find(hasTitle) ?? header;
  return named
    .replace(/\b(?:company name|city|state)\b/gi, " ")
    .replace(/\d+/g, " ")
    .split(/\s(?:at|@)\s|\s[|]\s|\t/)
    .filter((part, _index, all) => hasTitle(part) || all.length === 1)
    .join(" ")
    .slice(0, 110);
}

const STORY = /\s?:\s|[•;]\s|(?<=\p{L}{4})\.\s|\s?,\s(?=(?:ООО|ОАО|ПАО|ЗАО|АО|ИП|ФГУП|МУП|ГБУ)\s)/u;

function assignLines(lines: Line[], roles: Role[]): void {
  roles.forEach((role, index) => {
    const next = roles[index + 1];
    const until = next ? next.fromLine : lines.length;
    const section = lines[role.dateLine]?.section;
    for (let at = role.fromLine; at < Math.max(until, role.dateLine + 1); at++) {
      const line = lines[at];
      if (!line || (line.section !== section && at > role.dateLine)) break;
      line.role = index;
      role.toLine = at;
    }
  });
}
