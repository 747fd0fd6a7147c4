import { linesWithDigits } from "../analysis/language/lines-with-digits";
import { monthByName, monthNames } from "../analysis/language/months";

/** A point in time in months since year 0. `coarse` means that only the year is written. */
type DatePoint = { month: number; coarse: boolean; start: number; end: number };
export type DateRange = {
  startMonth: number;
  /** Inclusive. */
  endMonth: number;
  open: boolean;
  /** Only a start date is written, as for the newest job of some resumes. */
  assumed?: boolean;
  start: number;
  end: number;
};

const SEASONS: Record<string, number> = { winter: 1, spring: 3, summer: 6, fall: 9, autumn: 9 };

const YEAR = "(?:19[5-9]\\d|20[0-4]\\d)";
const YEAR_WORD = "(?:[ \\t]?г(?:ода?|\\.)?(?!\\p{L}))?";
const NO_DIGIT_BEFORE = "(?<![\\d$€£₹.,/])";
const POINT = new RegExp(
  [
    `(?<mname>${monthNames})[.,]?(?:[ \\t]{0,3}\\d{1,2}(?:st|nd|rd|th)?,)?[ \\t]{0,3}(?:(?:of|del?)[ \\t]|[-/–,.][ \\t]{0,2})?['’‘]?(?<myear>${YEAR}|(?<=['’‘\\-/])\\d{2})(?!\\d)${YEAR_WORD}`,
    `(?<season>winter|spring|summer|fall|autumn)[, ]{1,2}['’]?(?<syear>${YEAR})(?!\\d)`,
    `\\bQ(?<quarter>[1-4])[ '’/-]{1,2}(?<qyear>${YEAR})(?!\\d)`,
    `${NO_DIGIT_BEFORE}(?<hyear>${YEAR})[ \\t]?年[ \\t]?(?<hmonth>1[0-2]|0?[1-9])[ \\t]?月`,
    `${NO_DIGIT_BEFORE}(?<iyear>${YEAR})[-./](?<imonth>0?[1-9]|1[0-2])(?:[-./](?:0?[1-9]|[12]\\d|3[01]))?(?![\\d])`,
    `${NO_DIGIT_BEFORE}(?<d1>\\d{1,2})[-./](?<d2>\\d{1,2})[-./](?<dyear>${YEAR}|\\d{2})(?!\\d)`,
    `${NO_DIGIT_BEFORE}(?<nmonth>0?[1-9]|1[0-2])[ \\t]?[-./][ \\t]?(?<nyear>${YEAR})(?!\\d)`,
    `${NO_DIGIT_BEFORE}(?<smonth>0?[1-9]|1[0-2])[/'’](?<shortyear>\\d{2})(?![\\d/])`,
    `(?<![\\p{L}\\d])['’‘](?<ayear>\\d{2})(?=[ \\t]{0,3}(?:[-–—]|to)[ \\t]{0,3}(?:['’‘]?\\d{2}(?![\\d/.])|present|current|now|today))`,
    `(?<=['’‘]\\d{2}[ \\t]{0,3}(?:[-–—]|to)[ \\t]{0,3})['’‘](?<byear>\\d{2})(?!\\d)`,
    `${NO_DIGIT_BEFORE}(?<yyear>${YEAR})[ \\t]{1,2}(?<ymonth>${monthNames})(?![\\p{L}\\d]|[.,]?[ \\t]{0,2}['’]?\\d)`,
    `${NO_DIGIT_BEFORE}(?<year>${YEAR})(?:年|${YEAR_WORD})?(?![\\d%]|[.,]\\d|(?:\\+|[ \\t]?(?:users|people|employees|students|patients|hours|units)))`,
  ].join("|"),
  "giu",
);

/** A date such as 31/03/2016 shows that this writer puts the day before the month. */
const DAY_FIRST = /\b(?:1[3-9]|2\d|3[01])[-./]\d{1,2}[-./](?:\d{4}|\d{2})\b/;

const NOW =
  "present(?:ly)?(?: day)?|current(?:ly)?|now|today|ongoing|on-going|continuing|to[- ]date|till[- ]?(?:date|now|today|present)|until (?:now|present|today)|date|настоящее время|наст\\.? ?время|н\\.? ?в\\.?|сейчас|至今|现在|目前|现时|حتى الآن|الآن|الان|الحاضر|до сих пор|(?:сегодняшний|сей) день|донині|obecnie|nadal|halen|devam|heden|nu|nuværende|nåværende|současnost|în prezent|prezent|actuellement|en cours|à ce jour|hoy|la fecha|hoje|laufend|derzeit|heute|aujourd['’]hui|actualidad|actual|presente|oggi|atual";
const SEPARATOR =
  /^[\s)]{0,4}(?:[-–—−~‐‑→➔～〜]{1,3}|\/|to|until|till|til|through|thru|upto|up to|and|bis|au|à|a|al|do|tot|t\/m|hasta|по|до|–\s*по|至|到|إلى|الى|حتى)[\s(]{0,4}(?:FY ?)?$/iu;
const OPEN_END = new RegExp(
  `^[\\s)]{0,4}(?:(?:[-–—−~‐‑→～〜]{1,3}|to|until|till|til|through|thru|bis|à|a|al|do|tot|hasta|по|до|至|到|إلى|الى)\\s{0,4}(?:the |по )?)?(?:${NOW})(?![\\p{L}\\d])`,
  "iu",
);
const SHORT_YEAR_END = /^ ?[-–—/] ?['’]?(\d{2})(?![\d/.-])/;
const MONTH_BEFORE = new RegExp(
  `(?<!\\p{L})(${monthNames})\\.?[ \\t]{0,2}(?:[-–—/&]|to|and|bis|au|по)[ \\t]{0,2}$`,
  "iu",
);
/** The day before a month: "15th of" in "15th of May 2014". */
const DAY_BEFORE = /(?<!\d)\d{1,2}(?:st|nd|rd|th|er|[.º])?(?:[ \t]{1,2}(?:of |de )?|-)$/;
const SINCE = /(?:since|from|seit|depuis|desde|с|starting|start(?:ed)?(?: date)?:?)\s{1,3}$/iu;

const monthIndex = (year: number, month: number) => year * 12 + month - 1;
const fullYear = (text: string) => {
  const year = Number(text);
  return text.length === 4 ? year : year + (year < 50 ? 2000 : 1900);
};

/** "May 2012 to February", of which the next line has the year. */
const WRAPPED = new RegExp(
  `\\n(?<=(?:[-–—]|\\bto|\\buntil)[ \\t]{1,3}(?:${monthNames})[.,]?[ \\t]{0,3}\\n)(?=[ \\t]{0,3}${YEAR}(?!\\d))`,
  "giu",
);

/** Every date in the text, in order. A date spans a line break only within a range. Linear in the length of the text. */
function findDatePoints(text: string): DatePoint[] {
  const points: DatePoint[] = [];
  const dayFirst = DAY_FIRST.test(text);
  for (const { line, from } of linesWithDigits(text.replace(WRAPPED, " ")).flatMap(cutAroundDigits)) {
    for (const match of line.matchAll(POINT)) {
      const month = readPoint(match, line, dayFirst);
      if (!month) continue;
      const day = DAY_BEFORE.exec(line.slice(Math.max(0, match.index - 10), match.index))?.[0] ?? "";
      const end = from + match.index + match[0].length;
      const { myear } = match.groups ?? {};
      const start = month.coarse && myear ? end - myear.length : from + match.index - day.length;
      points.push({ ...month, start, end });
    }
  }
  return points;
}

/** The farthest a date and its context extend from its digits, in characters. */
const REACH = 48;
const DIGITS = new RegExp(`\\d(?:[^\\d]{0,${2 * REACH}}\\d)*`, "g");

/**
 * The parts of a line that can contain dates. Without this, every letter of a long paragraph would be tried as the
 * start of a month name.
 */
const cutAroundDigits = ({ line, from }: { line: string; from: number }) =>
  Array.from(line.matchAll(DIGITS), ({ index, 0: digits }) => {
    const start = Math.max(0, index - REACH);
    return { line: line.slice(start, index + digits.length + REACH), from: from + start };
  });

function readPoint(
  match: RegExpMatchArray,
  text: string,
  dayFirst: boolean,
): { month: number; coarse: boolean } | undefined {
  const g = match.groups ?? {};
  if (g.mname && g.myear) {
    const before = text[(match.index ?? 0) - 1] ?? " ";
    const first = match[0][0] ?? "";
    // "Acme CorpJuly 2012" is a date stuck to a name; "grammar 2012" is not a date.
    if (/\p{L}/u.test(before) && first === first.toLowerCase()) {
      // In "Chicago, 2020" only the year is one.
      return g.myear.length === 4 && /[ ,]/.test(match[0]) ? yearOf(g.myear) : undefined;
    }
    return monthOf(g.myear, monthByName.get(g.mname.toLowerCase()));
  }
  if (g.season) return monthOf(g.syear, SEASONS[g.season.toLowerCase()]);
  if (g.quarter) return monthOf(g.qyear, Number(g.quarter) * 3 - 2);
  const numbered = g.hmonth ?? g.imonth ?? g.nmonth ?? g.smonth;
  if (numbered) return monthOf(g.hyear ?? g.iyear ?? g.nyear ?? g.shortyear, Number(numbered));
  if (g.d1 && g.d2 && g.dyear) {
    const [a, b] = [Number(g.d1), Number(g.d2)];
    const month = b > 12 ? a : a > 12 || dayFirst ? b : a;
    if (month < 1 || month > 12 || a > 31 || b > 31) return undefined;
    return monthOf(g.dyear, month);
  }
  // In "2019 may have", "may" is not a month: months are capitalized in scripts with capitals, except in Cyrillic.
  if (g.yyear && g.ymonth && /^[^\p{Ll}]|^\p{Script=Cyrillic}/u.test(g.ymonth))
    return monthOf(g.yyear, monthByName.get(g.ymonth.toLowerCase()));
  const year = g.yyear ?? g.year ?? g.ayear ?? g.byear;
  return year ? yearOf(year) : undefined;
}

const monthOf = (year = "", month = 1) => ({ month: monthIndex(fullYear(year), month), coarse: false });
const yearOf = (year: string) => ({ month: monthIndex(fullYear(year), 1), coarse: true });

/**
 * Every date range in the text ("Jan 2015 - Mar 2017", "since 2016", "2015-17"), in order. An open range ends at
 * `asOf`. Ranges that start after `asOf`, or end before they start, are ignored.
 */
export function findDateRanges(text: string, asOf: Date): DateRange[] {
  const now = monthIndex(asOf.getUTCFullYear(), asOf.getUTCMonth() + 1);
  const points = findDatePoints(text);
  const ranges: DateRange[] = [];
  const lone: DatePoint[] = [];
  for (let i = 0; i < points.length; i++) {
    const from = points[i];
    if (!from) continue;
    const to = points[i + 1];
    const after = text.slice(from.end, from.end + 40);
    const open = OPEN_END.exec(after);
    const first = monthBefore(from, text);
    const short = from.coarse ? SHORT_YEAR_END.exec(after) : null;
    if (
      to &&
      to.start - from.end <= 14 &&
      (separates(from, to, text.slice(from.end, to.start)) || isPair(from, to, text))
    ) {
      add(from, closeMonth(from, to), false, to.end);
      i++;
    } else if (open) {
      add(from, now, true, from.end + open[0].length);
    } else if (short) {
      add(from, monthIndex(yearAfter(from, Number(short[1])), 1) - 1, false, from.end + short[0].length);
    } else if (first) {
      add(first, from.month, false, from.end);
    } else if (SINCE.test(text.slice(Math.max(0, from.start - 16), from.start))) {
      add(from, now, true, from.end);
    } else if (ranges.length === 0 && !from.coarse && from.month <= now) lone.push(from);
  }
  const newest = ranges.reduce((last, { endMonth }) => Math.max(last, endMonth), 0);
  const assumed = lone
    .filter(({ month }) => month + 1 >= newest)
    .map(({ month, start, end }) => ({
      startMonth: month,
      endMonth: now,
      open: true,
      assumed: true,
      start,
      end,
    }));
  return ranges.length > 0 ? [...assumed, ...ranges] : ranges;

  function add(from: DatePoint, endMonth: number, open: boolean, end: number) {
    const last = Math.min(endMonth, now);
    if (from.month > now || last < from.month - 1 || last - from.month > 60 * 12) return;
    ranges.push({
      startMonth: from.month,
      endMonth: Math.max(last, from.month),
      open: open || endMonth > now,
      start: from.start,
      end,
    });
  }
}

/** The next year that ends in these two digits: 2002 for "1998 - 02". */
function yearAfter(from: DatePoint, digits: number): number {
  const year = Math.floor(from.month / 12);
  const sameCentury = year - (year % 100) + digits;
  return sameCentury < year ? sameCentury + 100 : sameCentury;
}

/** "2013 and 2016" are two years; "March 2012 and May 2015" may follow "between". */
const separates = (from: DatePoint, to: DatePoint, between: string) =>
  SEPARATOR.test(between) && !(from.coarse && to.coarse && /\band\b/i.test(between));

/** "March 2017 May 2022" without a separator: the start and end of one range. */
const isPair = (from: DatePoint, to: DatePoint, text: string) =>
  from.coarse === to.coarse &&
  to.month > from.month &&
  (!from.coarse || /^[\W]*$/.test(text.slice(text.lastIndexOf("\n", from.start - 1) + 1, from.start))) &&
  /^[ \t]{0,4}$/.test(text.slice(from.end, to.start));

/** The "June" of "June - August 2019", which has no year of its own. */
function monthBefore(to: DatePoint, text: string): DatePoint | undefined {
  const match = to.coarse ? null : MONTH_BEFORE.exec(text.slice(Math.max(0, to.start - 24), to.start));
  const month = monthByName.get(match?.[1]?.toLowerCase() ?? "");
  if (!match || !month) return undefined;
  const apart = (to.month - (month - 1) + 1200) % 12;
  return { ...to, month: to.month - apart, start: to.start - match[0].length };
}

/**
 * The end month. "2015 - 2017" is two years, not three: a bare year means its start, but June if both years are equal or
 * it follows a month.
 */
function closeMonth(from: DatePoint, to: DatePoint): number {
  if (!to.coarse) return to.month;
  if (from.coarse) return from.month === to.month ? to.month + 5 : to.month - 1;
  return to.month + 5;
}

/** The number of months covered by at least one of the ranges. */
export function countMonths(ranges: { startMonth: number; endMonth: number }[]): number {
  const sorted = [...ranges].sort((a, b) => a.startMonth - b.startMonth);
  let total = 0;
  let covered = Number.NEGATIVE_INFINITY;
  for (const range of sorted) {
    const from = Math.max(range.startMonth, covered + 1);
    if (range.endMonth >= from) total += range.endMonth - from + 1;
    covered = Math.max(covered, range.endMonth);
  }
  return total;
}
