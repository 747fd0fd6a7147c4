import { patternOf } from "#core/patterns";
import { findDegrees } from "../analysis/education";
import { foldHeading, namedZone, readHeading } from "../analysis/headings";
import headings from "../analysis/headings.json";
import { PERIOD } from "../privacy/own-block";
import rolePatterns from "./find-roles.patterns.json";
import patterns from "./find-zones.patterns.json";
import { DUTY, hasTitle, isTitled } from "./role-titles";
import type { Line, Zone, ZonedLine } from "./types";

const zoneByWord = new Map<string, Zone>();
for (const [zone, words] of Object.entries(headings.words))
  for (const word of words.split(" ")) zoneByWord.set(word, zone as Zone);

const SCHOOL = patternOf(rolePatterns.school);
const LABEL = /^([\p{L}][\p{L} &/,'’()-]{1,40}?)\s?[:：]\s*(?=\S)/u;

/** The label of a line: "Skills" in "Skills: Java, SQL". */
const readLabel = (line: string): string | undefined => LABEL.exec(line)?.[1];

/** Labels that also introduce lists inside a job; they open no zone there. */
const OF_A_JOB =
  /^(?:(?:key |main )?(?:technolog\p{L}+|tools?|environment|stack|tech stack|software|instruments?|equipment|systems?|technical environment|platforms?)(?: used| applied| and tools)?)$/iu;

/** The title and the dates of a job are at most so many lines below its heading. */
const BELOW = 2;

/** An unknown line in capitals, set apart: perhaps a heading, or the name of an employer. */
const isInCapitals = ({ text, apart, bullet }: Line) =>
  apart &&
  !bullet &&
  text.length <= 40 &&
  text === text.toUpperCase() &&
  /^\p{Lu}[\p{Lu}'’ &/-]{4,}$/u.test(text) &&
  !hasTitle(text);

/** The zone that an unknown heading opens: work above a title with dates, something else below a job. */
function zoneOfUnknown(lines: Line[], at: number, zone: Zone, isJob: boolean): Zone | undefined {
  const line = lines[at];
  if (!line || !isInCapitals(line) || zone === "projects") return undefined;
  const below = lines
    .slice(at + 1, at + 1 + BELOW)
    .map(({ text }) => text)
    .join(" | ");
  if (isJob) return PERIOD.test(below) ? undefined : "other";
  const opensJob = zone !== "header" && zone !== "work" && hasTitle(below) && PERIOD.test(below);
  return opensJob && ![line.text, below].some((text) => SCHOOL.test(text)) ? "work" : undefined;
}

const CERTIFICATE = patternOf(patterns.certificate);
const ENDS_IN_YEAR = /^\p{Lu}.*[,:(|–—-]\s?(?:\p{L}{3,9}\.? )?(?:19|20)\d\d\)?$/u;

/** The zone of a single line about studies without a heading: "AA Business, Salem College, 2014" below the last job. */
function readStudies(lines: Line[], at: number): Zone | undefined {
  const { text, bullet, apart } = lines[at] as Line;
  // Without a year, only if it is set apart from the duties.
  const isApart = apart && lines[at - 1]?.bullet && text.length <= 60 && !DUTY.test(text);
  if (bullet || text.length > 100 || !(isApart || ENDS_IN_YEAR.test(text))) return undefined;
  if (PERIOD.test(text) || /^\p{Lu}\p{Ll}+ed \p{Ll}/u.test(text) || isTitled(text)) return undefined;
  if (SCHOOL.test(text) || findDegrees(text)[0]?.start === 0) return "education";
  return CERTIFICATE.test(text) ? "certificates" : undefined;
}

/** Assigns each line to a zone. Other unknown headings do not change the zone. */
export function findZones(lines: Line[]): ZonedLine[] {
  let zone: Zone = "header";
  // "Skills: Java, SQL" opens a zone for the lists that continue it, but not for prose after them.
  let inlined: Zone | undefined;
  // The line of the last job's dates, and whether headings follow within that job.
  let job = -1;
  let hasSubheadings = false;
  return lines.map((line, at) => {
    if (PERIOD.test(line.text)) [job, hasSubheadings] = [at, false];
    const named = line.bullet && line.text.length > 25 ? undefined : readHeading(line.text);
    const mayBeWork = zone === "work" || (zone === "header" && job >= 0);
    const isDone = lines[at - 1]?.bullet || at - job > BELOW;
    const opened =
      named ?? zoneOfUnknown(lines, at, zone, mayBeWork && job >= 0 && isDone && !hasSubheadings);
    const list = isList(line.text) && !(zone === "work" && isStory(line.text));
    if (opened) {
      zone = opened;
      inlined = undefined;
      return { ...line, zone, heading: true, list: false };
    }
    const label = readLabel(line.text);
    const labelled = label ? labelZone(label, mayBeWork) : undefined;
    if (labelled && zone !== "work") inlined = list ? labelled : undefined;
    else if (line.apart) inlined = undefined;
    hasSubheadings ||= isInCapitals(line);
    const studies = mayBeWork ? readStudies(lines, at) : undefined;
    return {
      ...line,
      zone: labelled ?? studies ?? inlined ?? zone,
      heading: false,
      list,
      ...(label && { label: label.toLowerCase() }),
    };
  });
}

function labelZone(label: string, mayBeWork: boolean): Zone | undefined {
  if (mayBeWork && OF_A_JOB.test(label)) return undefined;
  const name = foldHeading(label);
  const words = name.split(" ");
  const named = namedZone(name);
  if (named) return named;
  if (words.length > 4) return undefined;
  const known = zoneByWord.get(words.at(-1) ?? "") ?? zoneByWord.get(words[0] ?? "");
  return known === "projects" || known === "education" ? undefined : known;
}

/** "Responsible for inventory control: cycle counts, corrections". */
const IN_CHARGE = /^(?:in charge of|responsible for)\s/i;

/** A duty that looks like a list: "Prepare payroll, tax returns, reports". */
const isStory = (line: string) =>
  IN_CHARGE.test(line) ||
  (!readLabel(line) &&
    (/^\p{L}+(?:ed|ing|s)\b(?!,)/u.test(line) ||
      /^\p{Lu}\p{Ll}+ (?:\p{Ll}+[ ,]){2}/u.test(line) ||
      /\.$/.test(line)));

const SENTENCE_WORD = patternOf(patterns.sentenceWord);

/** Three or more short items that are not a sentence: "Java, SQL, Docker" or "Skills: Java | SQL | Git". */
function isList(line: string): boolean {
  const content = line.replace(/^[^:：]{2,40}[:：]/, "");
  const pieces = content.split(/[,;|•●·▪、，；،]| [/–-] /).filter((piece) => piece.trim());
  if (pieces.length < 3) return false;
  const words = content.split(/\s+/).length;
  if (words / pieces.length > 4) return false;
  return !(SENTENCE_WORD.test(content) && words / pieces.length > 2.5);
}
