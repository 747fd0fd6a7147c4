import { isTitleWord } from "../analysis/titles";
import type { DateRange } from "./dates";
import type { Role, ZonedLine } from "./types";

export const hasTitle = (text: string) => text.split(/[^\p{L}]+/u).some(isTitleWord);

export const isHeaderLike = (line: ZonedLine) =>
  line.text.length <= 100 &&
  !/[.;!?]$/.test(line.text) &&
  !line.bullet &&
  !line.heading &&
  /^[\p{Lu}\p{Lo}\d(]/u.test(line.text);

/** Finds the title on the line of the dates, or up to two lines above or below it. */
export function findTitle(
  lines: ZonedLine[],
  at: number,
  previous: Role | undefined,
): { title: string; line: number } | undefined {
  for (const index of [at, at - 1, at + 1, at - 2, at + 2]) {
    const line = lines[index];
    if (!line || line.heading || (line.zone === "education" && lines[at]?.zone !== "education")) continue;
    if (index !== at && !isHeaderLike(line)) continue;
    // The line above the heading "Experience" belongs to the summary.
    if (lines.slice(Math.min(index, at), Math.max(index, at)).some(({ heading }) => heading)) continue;
    if (index < at && previous && index <= Math.max(previous.dateLine, previous.titleLine)) continue;
    const header = line.text.slice(0, 180);
    if (hasTitle(header)) return { title: cleanHeader(header), line: index };
  }
  return undefined;
}

const STORY = /\s?:\s|[•;]\s|(?<=\p{L}{4})\.\s|\s?,\s(?=(?:ООО|ОАО|ПАО|ЗАО|АО|ИП|ФГУП|МУП|ГБУ)\s)/u;

/** Strips everything but the title from its line: dates, company, place and description. */
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
  // The title of "Assistant to the Head of Marketing, Toys" is its first part.
  return (titled[0] ?? parts[0] ?? "").slice(0, 90);
}

/** The title of one of several posts on a line: "Supervisor (2021 - 2024), Picker (2015 - 2021)". */
export function readPost({ text, from }: ZonedLine, start: number, range: DateRange): string | undefined {
  const before = text.slice(Math.max(0, start - from), Math.max(0, range.start - from));
  const title = before.replace(/\b(?:before|after) that\b|\bpreviously\b|\bthen\b|\band\b/giu, " ");
  return /\p{Lu}\p{L}{2}/u.test(title)
    ? cleanHeader(title.replace(/[^\p{L}\s&/-]/gu, " ").trim())
    : undefined;
}
