import { stem } from "../analysis/language/stem";
import type { Requirement } from "./requirement";
import { isGeneral } from "./requirement-units";
import type { ReadLine, ReadResume, Word } from "./types";

/** Names that are also everyday words: "Excel", "Go", "Python". */
const NAMES = new Set(
  (
    "excel access word go r c java python ruby rust swift spark scala julia perl chef puppet ansible salt jenkins " +
    "tableau slack outlook spring oracle sage square aloha toast teams express unity react flask django rail angular " +
    "hive pig kafka storm airflow snowflake looker workday concur monday asana notion zoom sketch illustrator indesign " +
    "premiere blender maya revit canva elm dart node ember backbone selenium cypress jasmine mocha jest helm consul " +
    "vault terraform nomad lean epic cerner sap raid french spanish german chinese italian english"
  ).split(" "),
);

export const isEverydayName = ({ key, meanings }: Word) =>
  NAMES.has(key) && meanings.some((meaning) => meaning.startsWith("#"));

const REPORT = stem("report");
/** Names the boss, or says that something was reported; neither is the skill of reporting. */
const REPORTED_TO = /^report(?:s|ed|ing)? (?:directly |daily |weekly )?(?:to|any|all)\b/i;

const PEOPLE = new Set(["volunteer", "intern", "trainee", "apprentice", "student"]);

/** True if the word is the candidate's own role ("Intern at a bank") where leading such people is asked for. */
function isOneself({ text, from }: ReadLine, { start, end }: Word): boolean {
  const isOne = !/s$/i.test(text.slice(start - from, end - from));
  const isCounted = /\b(?:each|every|an?|the|one|new) (?:\p{L}+ )?$/iu.test(text.slice(0, start - from));
  return (
    isOne &&
    !isCounted &&
    /^(?:\W*$|[^\p{L}\s]| [–—|-]| (?:at|for|with|in|on|since|of)\b)/u.test(text.slice(end - from))
  );
}

/** Names that may be a place even with a capital. */
const PLACES = new Set(["java", "delphi", "jersey", "phoenix"]);

const OF_PLACE =
  /^ (?:\p{Lu}\p{L}+ )?(?:Avenue|Arena|Bay|Beach|Creek|Hall|Hill|House|Lake|Lane|Oak|Park|Plaza|Road|Stadium|Street|Tower)s?\b/u;

/** The name of a street or building, not of a tool or language: "Oracle Road", "Spanish Oak Creek". */
export const namesPlace = ({ text, from }: ReadLine, { end }: Word) => OF_PLACE.test(text.slice(end - from));

/** If at least this share of lines starts with a capital, the writer is assumed to capitalize names. */
const CAPITALS = 0.5;

/**
 * Returns a test for words that are the everyday word rather than the name asked for: in lower case on a line with
 * nothing like it ("poured java"), in a place's name or, for some, in a job where nothing else is on the name's subject
 * ("walking tours in Java"). Undefined if the requirement has no such word.
 */
export function createHomonymFilter(
  resume: ReadResume,
  { units }: Requirement,
): ((line: ReadLine, word: Word) => boolean) | undefined {
  const names = units.filter(({ word, written }) => isEverydayName(word) && /^\p{Lu}\p{L}/u.test(written));
  const people = units.filter(({ word, written }) => PEOPLE.has(word.key) && /s$/i.test(written));
  const reporting = units.some(({ word }) => word.stem === REPORT);
  if (names.length === 0 && people.length === 0 && !reporting) return undefined;
  const begun = resume.lines.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  const hasCapitals = begun >= resume.lines.length * CAPITALS;
  const subjects = new Set(
    names.flatMap(({ word }) => (PLACES.has(word.key) ? word.meanings.filter((m) => m.startsWith("~")) : [])),
  );
  const keys = new Set(names.map(({ word }) => word.key));
  const general = new Set(units.filter(isGeneral).map(({ word }) => word.stem));
  const ofSubject = ({ key, meanings }: Word) =>
    !keys.has(key) && meanings.some((meaning) => subjects.has(meaning));
  // "Programming in Java": a programme of coffees is no other sign of the subject.
  const ofDuty = (word: Word) => ofSubject(word) && !general.has(word.stem);
  const roles = resume.roles.map(
    ({ headerLines, duties }) =>
      headerLines.some((at) => resume.lines[at]?.words.some(ofSubject)) ||
      duties.some((at) => resume.lines[at]?.words.some(ofDuty)),
  );
  // "Maintained excel spreadsheets", "orders in sap and excel", a list of skills
  const isMeant = ({ words, zone, list }: ReadLine, { key, meanings }: Word) =>
    (list && zone === "skills") ||
    words.some(
      (other) =>
        other.key !== key &&
        !general.has(other.stem) &&
        (isEverydayName(other) ||
          other.meanings.some((meaning) => /^[=~<]/.test(meaning) && meanings.includes(meaning))),
    );
  return (line, word) => {
    if (reporting && word.stem === REPORT && REPORTED_TO.test(line.text.slice(word.start - line.from)))
      return true;
    if (people.some((unit) => unit.word.key === word.key)) return isOneself(line, word);
    if (!keys.has(word.key)) return false;
    const isLow = /^\p{Ll}/u.test(line.text.slice(word.start - line.from));
    if ((isLow && hasCapitals && !isMeant(line, word)) || namesPlace(line, word)) return true;
    return subjects.size > 0 && line.role >= 0 && roles[line.role] === false;
  };
}
