import { patternOf } from "#core/patterns";
import { findDegrees } from "../education";
import patterns from "./headings.patterns.json";
import { namedSkills } from "./named-skills";

/** What a section of a job text is about: the person (must-have or nice-to-have), the work, or neither. */
export type SectionKind = "must" | "nice" | "duty" | "skip" | "open";

/**
 * Patterns of headings, in which "~" stands for `more`. Without a colon, only words that headings are made of may
 * follow: "Benefits and perks" is a heading, "Benefits administration" is work.
 */
const readHeadings = (more: string): [SectionKind, RegExp][] =>
  (["skip", "nice", "duty", "must"] as const).map((section) => {
    const { flags, parts } = patterns[section];
    const expand = (part: string) => part.replaceAll("~", more);
    return [
      section,
      patternOf({
        flags,
        parts: parts.map((part) => (Array.isArray(part) ? part.map(expand) : expand(part))),
      }),
    ];
  });

const MORE_WORDS = `(?:(?:[ ,&/]|['’](?=ll|re))+(?:${patterns.more.join("|")}))*(?: \\([^()]{1,40}\\))?`;
const PLAIN = readHeadings(MORE_WORDS);
/** Single words that are a heading only with a colon or a tab after them: "Hours: 40", but "Hiring" may be work. */
const LABELS: [SectionKind, RegExp][] = (["skip", "duty"] as const).map((section) => [
  section,
  patternOf(patterns.labels[section]),
]);
const BEFORE_COLON = [...readHeadings(".*"), ...LABELS];

/** The other columns of "Requirement, Level". */
const TABLE_HEAD = /^(?:level|priority|importance|weight(?:ing)?)$/i;

/** What a known heading is about. With a colon or, in a table, a tab, `rest` is what follows it on the line. */
export function readSectionHeading(line: string): { section: SectionKind; rest: string } | undefined {
  const colon = line.search(/[:\t]/);
  const head = (colon > 0 && colon < 60 ? line.slice(0, colon) : line)
    .replace(/[*#_]|\p{Extended_Pictographic}|\uFE0F/gu, "")
    .trim()
    .replace(/\?$/, "");
  if (head.length > 60) return undefined;
  if (colon < 0 && /[.;,]$/.test(head)) return undefined;
  const section = sectionOf(head, colon > 0 ? BEFORE_COLON : PLAIN);
  const rest = colon > 0 ? line.slice(colon + 1).trim() : "";
  return section && { section, rest: TABLE_HEAD.test(rest) ? "" : rest };
}

/** Words that tell what an invented heading is about, in the order in which they count. */
const HINTS: [SectionKind, RegExp][] = (["skip", "nice", "duty", "must"] as const).map((section) => [
  section,
  patternOf(patterns.hints[section]),
]);
const MAX_HEADING_WORDS = 9;
/** "You'll go to the top of the pile with any of these:" */
const MAX_WORDS_BEFORE_COLON = 14;

/**
 * What a heading in the author's own words is about: "What would be the icing on the cake?" Ask it only of lines that
 * stand above others.
 */
export function guessSection(line: string): SectionKind | undefined {
  const head = line.replace(/(?<![:?!\s])[:?!\s]+$/, "");
  const maxWords = line.endsWith(":") ? MAX_WORDS_BEFORE_COLON : MAX_HEADING_WORDS;
  if (head.split(/\s+/).length > maxWords || /[.;:]|,[^,]{0,80},/.test(head)) return undefined;
  return HINTS.find(([, pattern]) => pattern.test(head))?.[0];
}

/** Words of somebody's own: "Registered", "Driving licence". */
const OWN_WORDS =
  /\b(?:registered|accredited|certified|qualified|trained|confident|fluent|experienced|experience|status|licen[cs]e|certificate|degree|required|essential|desirable)\b/i;

/** Nothing that a person could have. */
export const namesNothing = (item: string): boolean =>
  !OWN_WORDS.test(item) && namedSkills(item).length === 0 && findDegrees(item).length === 0;

export const isHeadingLike = (item: string): boolean => item.split(/\s+/).length <= 4 && namesNothing(item);

const sectionOf = (head: string, headings: [SectionKind, RegExp][]) =>
  headings.find(([, pattern]) => pattern.test(head))?.[0];
