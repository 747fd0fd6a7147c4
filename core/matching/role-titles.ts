import { cutAt } from "#core/cut-at";
import { patternOf } from "#core/patterns";
import { monthNames } from "../analysis/language/months";
import { isTitleInitials, isTitleWord, looksLikeTitle } from "../analysis/titles";
import type { DateRange } from "./dates";
import patterns from "./find-roles.patterns.json";
import type { Role, ZonedLine } from "./types";

/** Members of an association do not work there; these do. A hand is one only with the place of work. */
export const STAFF = patternOf(patterns.staff);

/** The lowest degree of a college, which is nobody's title. */
const DEGREE =
  /\bassociate(?:['’]?s)? (?:degree|(?:of|in) (?:applied )?(?:arts|sciences?|business|nursing)\b)/giu;

export const hasTitle = (text: string) =>
  text
    .replace(DEGREE, " ")
    .split(/[^\p{L}]+/u)
    .some((word) => isTitleWord(word) || isTitleInitials(word)) || STAFF.test(text);

const PLURAL = /(?:[^s]s|men)$/iu;
/** Legal forms and the like behind the name of a firm. */
const AFTER_FIRM = /,? (?:inc|llc|ltd|corp|co|plc|llp|gmbh|group|& sons)\.?$/iu;

const LEGAL_FORM = /[^,] (?:inc|llc|ltd|corp|plc|llp|gmbh)\.?$/iu;

/** "Porter & Lang LLP", "Bell Architects": a trade with a legal form or in the plural, unless somebody leads it. */
export function isFirm(part: string): boolean {
  if (LEGAL_FORM.test(part.trim())) return true;
  const words = part
    .trim()
    .replace(AFTER_FIRM, "")
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const last = words.at(-1) ?? "";
  return words.length > 1 && PLURAL.test(last) && isTitleWord(last) && !/ (?:of|for|to|and|&) /iu.test(part);
}

/** A title in the singular: nobody is "Builders". */
const namesPost = (part: string) =>
  !isFirm(part) && (STAFF.test(part) || part.split(/[^\p{L}]+/u).some(isPost));

const isPost = (word: string) => isTitleInitials(word) || (isTitleWord(word) && !PLURAL.test(word));

/** True if the first part of the line is a title: "Math Teacher at Hill School, 2014". */
export const isTitled = (text: string) => looksLikeTitle(partsOf(text)[0] ?? "");

export const isHeaderLike = (line: ZonedLine) =>
  line.text.length <= 100 &&
  !/[.;!?]$/.test(line.text) &&
  !line.bullet &&
  !line.heading &&
  /^[\p{Lu}\p{Lo}\d(]/u.test(line.text);

/** How a line of work begins. */
export const DUTY = patternOf(patterns.duty);
/** A line that tells of work: "Built sites for dentists", unlike "Building inspector" and "Managing Director". */
const isDutyLike = (text: string) => {
  const [first = ""] = partsOf(text);
  return DUTY.test(text) && !/^\S+ \p{Lu}/u.test(text) && !(looksLikeTitle(first) && namesPost(first));
};

/**
 * Finds the title on the line of the dates, or up to two lines above or below them. Narrow columns break
 * "March 2010 to July 2010" into three lines, of which `last` is the last. Below the dates, the job's duties and the
 * next job's header have no title for this one.
 */
export function findTitle(
  lines: ZonedLine[],
  { at, last, next }: { at: number; last: number; next: number },
  previous: Role | undefined,
): { title: string; line: number } | undefined {
  const isEnd = (line: ZonedLine) => line.bullet || isDutyLike(line.text);
  const below = [last + 1, last + 2].filter(
    (index) => index < next && !lines.slice(last + 1, index + 1).some(isEnd),
  );
  const near = [at, at - 1, below[0] ?? -1, at - 2, below[1] ?? -1].filter((index) => {
    const line = lines[index];
    if (!line || line.heading || (line.zone === "education" && lines[at]?.zone !== "education")) return false;
    if (index !== at && (!isHeaderLike(line) || isDutyLike(line.text))) return false;
    // The line above the heading "Experience" belongs to the summary.
    if (lines.slice(Math.min(index, at), Math.max(index, at)).some(({ heading }) => heading)) return false;
    return index >= at || !previous || index > Math.max(previous.dateLine, previous.titleLine);
  });
  const headerAt = (index: number) => withoutWish((lines[index]?.text ?? "").slice(0, 180));
  const line =
    near.find((index) => partsOf(headerAt(index)).some(namesPost)) ??
    near.find((index) => hasTitle(headerAt(index)));
  return line === undefined ? undefined : { title: cleanHeader(headerAt(line)), line };
}

const NO_TITLE_HELD = patternOf(patterns.noTitleHeld);
/** True if the line also names a title that the candidate only wants: "Chef (future DevOps Engineer)". */
export const namesWish = (text: string): boolean => NO_TITLE_HELD.test(text);
const withoutWish = (text: string) => text.slice(0, NO_TITLE_HELD.exec(text)?.index);

const DATE_NAMES = new RegExp(`(?<!\\p{L})(?:${monthNames}|present|current|to date|now)(?!\\p{L})`, "giu");
/** "08/2014 to 08/2015", "11.2019 -": what is left of it once the words for months and "present" are gone. */
const DATES = /['’‘]?(?:\d{1,2}[/.])?\d{1,4}(?:\s{0,3}(?:to|until|till?|[-–—])(?=\s|\d|$))?/giu;
const STORY = /\s?:\s|[•;]\s|(?<=\p{L}{4})\.\s|\s?,\s(?=(?:ООО|ОАО|ПАО|ЗАО|АО|ИП|ФГУП|МУП|ГБУ)\s)/u;

/** Strips everything but the title from its line: dates, company, place and description. */
function cleanHeader(header: string): string {
  const stories = header.split(STORY);
  const parts = partsOf(
    stories.find((story) => partsOf(story).some(namesPost)) ?? stories.find(hasTitle) ?? header,
  );
  // The title of "Assistant to the Head of Marketing, Toys" is its first part.
  return cutAt(
    trimTitle(
      parts.find(namesPost) ?? parts.find((part) => hasTitle(part) && !isFirm(part)) ?? parts[0] ?? "",
    ),
    90,
  );
}

/** True if the line has dates and nothing else. */
export const isDateOnly = (text: string) => !/\p{L}/u.test(partsOf(text).join(""));

/** The parts of a header without its dates. */
const partsOf = (header: string) =>
  header
    .replace(/\b(?:company name|city|state)\b/gi, " ")
    .replace(DATE_NAMES, " ")
    .replace(DATES, " ")
    .split(/\s(?:at|@)\s|\s[|–—_-]\s|\t|,\s|\s{3,}/)
    .map((part) => part.trim());

/** Drops what the dates leave behind: "Developer (", "Manager .". */
function trimTitle(title: string): string {
  const open = title.indexOf("(", title.lastIndexOf(")") + 1);
  return (open < 0 ? title : title.slice(0, open))
    .replace(/(?<!\s)\s{2,}/g, " ")
    .replace(/^[\s.,/|:;–—_-]+/, "")
    .replace(/(?<![\s.,/|:;–—-])[\s.,/|:;–—-]+$/, "");
}

/** The title of one of several posts on a line: "Supervisor (2021 - 2024), Picker (2015 - 2021)". */
export function readPost({ text, from }: ZonedLine, start: number, range: DateRange): string | undefined {
  const before = text.slice(Math.max(0, start - from), Math.max(0, range.start - from));
  const title = before.replace(/\b(?:before|after) that\b|\bpreviously\b|\bthen\b|\band\b/giu, " ");
  return /\p{Lu}\p{L}{2}/u.test(title)
    ? cleanHeader(title.replace(/[^\p{L}\s&/-]/gu, " ").trim())
    : undefined;
}
