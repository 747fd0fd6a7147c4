import { patternOf } from "#core/patterns";
import { checkCriterion } from "#core/rubrics/check-criterion";
import type { Source } from "../rubric";
import { isBoilerplate, isInvitation } from "./boilerplate";
import { isAsking, isDuty, isFirm, isForLater, isMixed, isOptional, isWaiver } from "./firmness";
import { guessSection, isHeadingLike, readSectionHeading, type SectionKind } from "./headings";
import { namedSkills } from "./named-skills";
import patterns from "./read-description.patterns.json";
import { type JobLine, opensList, readLines, standsAbove, standsAlone } from "./read-lines";
import { splitClauses, splitWaiver } from "./split-clauses";
import { LAST_CELL, splitSentences, tidy } from "./split-sentences";

/**
 * A whole advert pasted as requirements: it has a heading for duties or for what is offered. A line of its own may also
 * be work ("Compensation and benefits"), so it counts only if it opens a list or is not the only heading.
 */
export function isAdvert(text: string): boolean {
  const lines = readLines(text);
  const headings = lines.flatMap((line, at) => {
    const section = readSectionHeading(line.text)?.section;
    return section ? [{ section, opens: opensList(line, lines[at + 1]) }] : [];
  });
  return headings.some(
    ({ section, opens }) => (section === "duty" || section === "skip") && (opens || headings.length > 1),
  );
}

export type DescriptionItem = {
  text: string;
  section: SectionKind;
  source: Source[];
  /** Stands under a heading that says what it is. */
  isListed: boolean;
  /** It says that something is not asked for. */
  asksNothing?: true;
};

/** No job asks for more: the longest of some 2,700 real adverts has 77. */
const MAX_ITEMS = 300;

/** Per line. Whole adverts that lost their line breaks have fewer. */
const MAX_SENTENCES = 300;

/** "DRUG-FREE WORKPLACE: ..." ends the list above it. */
const LABEL_IN_CAPITALS = /^\p{Lu}[\p{Lu} &/'’-]{3,40}:\s+(?=\S)/u;
/** Prose set apart below a list belongs to it no longer. */
const isSentence = (line: string) => /[.!?]$/.test(line) && line.split(/\s+/).length > 2;

/** "Such as: (1) desk audits; (2) statements" */
const PART_END = /;|(?<=:)\s(?=\(1\)\s)/;
/** "You must have one of the following:" */
const isIntroduction = (sentence: string) =>
  sentence.endsWith(":") && /\b(?:following|below|such as|these|includes?)\b/i.test(sentence);

const ASKING_LABEL = /^(?:knowledge|understanding|experience|skills?) (?:of|in|with)\b/i;

/** In "would be nice but is not required", what is not required was said before. */
const REST_OF_WAIVER = /^(?:(?:is|are|was|were) )?not \w+$/i;

const WORKING_TIME = patternOf(patterns.workingTime);

/** A list this long, in any language, holds requirements or duties. */
const MIN_BULLETS = 3;

/**
 * The lines of a description that ask something of the person, and how firmly. Bullets in any language count as
 * requirements if the text has no known heading and nothing else states requirements.
 */
export function readDescription(
  text: string,
  { field, isAllThereIs }: { field: Source["field"]; isAllThereIs: boolean },
): DescriptionItem[] {
  const items: DescriptionItem[] = [];
  const lines = readLines(text);
  const isBareList =
    isAllThereIs &&
    lines.filter(({ bullet }) => bullet).length >= MIN_BULLETS &&
    !lines.some((line, at) => headingOf(line, lines[at + 1]));
  const hasMust = lines.some((line, at) => headingOf(line, lines[at + 1])?.section === "must");
  let section: SectionKind = "open";
  let isBelowHeading = false;
  let hasBullets = false;
  for (const [index, read] of lines.entries()) {
    if (items.length >= MAX_ITEMS) break;
    const { text: line, bullet, lines: at } = read;
    const source = at.map((number) => ({ field, line: number }));
    const next = lines[index + 1];
    const heading = headingOf(read, next);
    const label = heading || bullet ? undefined : LABEL_IN_CAPITALS.exec(line)?.[0];
    if (heading?.section === "skip" && heading.rest) {
      // "Location: Leeds" says nothing of the lines below it.
      if (!bullet) section = "open";
    } else if (heading) {
      // "Education: some college" under "Preferred qualifications" is still preferred.
      const isLabel = heading.rest && heading.section === "must" && (isBelowHeading || !read.apart);
      if (!(isLabel && section === "nice")) section = heading.section;
      // "Education: none" and "Knowledge of tax law: deadlines" say it only with their label.
      const asked = isWaiver(line) || ASKING_LABEL.test(line) ? line : heading.rest;
      if (heading.rest) add(asked, { under: section, bullet: true, source });
    } else if (!bullet && opensList(read, next) && isHeadingLike(line)) section = "open";
    else if (label && namedSkills(label).length === 0) {
      section = guessSection(label) ?? "open";
      add(line.slice(label.length), { under: section, bullet: section !== "open", source });
    } else {
      const isProse = !bullet && read.apart && !opensList(read, next) && isSentence(line);
      if (isProse && hasBullets && !isBelowHeading && section !== "skip") section = "open";
      const isAsked = bullet && (isBareList || (isAllThereIs && !hasMust && section === "open"));
      add(line, { under: isAsked ? "must" : section, bullet, source });
    }
    isBelowHeading = heading?.rest === "";
    hasBullets ||= bullet;
  }
  return items;

  function add(
    line: string,
    { under, bullet, source }: { under: SectionKind; bullet: boolean; source: Source[] },
  ) {
    if (under === "skip") return;
    const sentences = splitSentences(line)
      .slice(0, MAX_SENTENCES)
      .flatMap((sentence) =>
        bullet || under !== "open" ? sentence.split(PART_END).map((part) => part.trim()) : [sentence],
      )
      .flatMap(splitWaiver)
      .filter(
        (sentence) => under !== "open" || isAsking(sentence) || isDuty(sentence) || checkCriterion(sentence),
      )
      .flatMap(splitClauses);
    for (const sentence of sentences) {
      if (isIntroduction(sentence)) continue;
      const item = tidy(sentence.replace(LAST_CELL, ""));
      if (REST_OF_WAIVER.test(item) || WORKING_TIME.test(item)) continue;
      const asksNothing = isWaiver(item) && !isInvitation(item);
      if (item.length < 2 || (!asksNothing && isBoilerplate(item, under))) continue;
      // A few unknown words on a line of their own are an unrecognized heading.
      if (!bullet && sentence === line && isHeadingLike(item) && !checkCriterion(item)) continue;
      items.push({
        text: item,
        section: sectionOf(sentence, under),
        source,
        isListed: under !== "open",
        ...(asksNothing && { asksNothing }),
      });
    }
  }
}

function sectionOf(sentence: string, under: SectionKind): SectionKind {
  if (isForLater(sentence) || (isOptional(sentence) && !isMixed(sentence))) return "nice";
  if (isFirm(sentence)) return "must";
  return under === "open" && isDuty(sentence) && !isAsking(sentence) ? "duty" : under;
}

/** "What would be great" is a heading even if a blank line follows it. */
const ASKS_ITSELF = /^(?:what|why|who|how|the day|your day)\b/i;

/** A heading that is known or, if it opens a list, is told by a word in it. */
function headingOf(
  line: JobLine,
  next: JobLine | undefined,
): { section: SectionKind; rest: string } | undefined {
  const [label = "", ...cells] = line.text.split("\t");
  const known = readSectionHeading(line.text);
  if (!known && cells.length > 0) {
    const section = guessSection(label);
    return section && { section, rest: cells.join("\t") };
  }
  const isAbove =
    opensList(line, next) ||
    ((standsAbove(line, next) || (standsAlone(line) && ASKS_ITSELF.test(line.text))) &&
      namedSkills(line.text).length === 0);
  if (known || line.bullet || !next || !isAbove) return known;
  const section = guessSection(line.text);
  return section && { section, rest: "" };
}
