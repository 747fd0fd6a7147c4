import { memoizeByObject } from "#core/memoize";
import { type Degree, findDegrees } from "../analysis/education";
import type { EducationLevel } from "../analysis/rubric";
import { readWords } from "./lexicon";
import { familiesOf, impliedField, writeOutField } from "./study-fields";
import type { ReadLine, ReadResume, Word } from "./types";

export type HeldDegree = {
  level: EducationLevel;
  state: "held" | "in progress" | "abandoned" | "others";
  line: number;
  /** As written: "MBA". */
  name: string;
  /** The words of its field of study. */
  words: Word[];
  families: Set<string>;
  /** A field is given, even if it is not in our table. */
  isNamed: boolean;
};

const IN_PROGRESS =
  /\b(?:expected|in progress|pursuing|currently|candidate|anticipated|ongoing|studying|to be completed|to present|enrolled|working towards?|incomplete)\b/i;
const STUDENT = /\bstudent since\b|\bcurrent\b.{0,50}\bstudent\b|[-–] ?present\b|[,–-] ?current$/i;
const ABANDONED = [
  /\b(?:left (?:without|after|before|in the)|without (?:a )?degree|no (?:degree|diploma)|did not (?:finish|complete|graduate)|not completed)\b/i,
  /\b(?:some college|dropped|withdr[ae]wn?|broken? off|discontinued|unfinished|credits? (?:completed|earned|towards? (?:the |a |this )?degree)|coursework only)\b/i,
  /\b(?:certificate of attendance|master class|away (?:for|from) complet)/i,
];
/** "18 credit hours of coursework towards a master's": some of it was studied. */
const TOWARDS = /\b(?<!working )towards?\b[^.;,]{0,30}$/i;
const OF_OTHERS =
  /\b(?:requirements?|who|whose|supervisor|professor|prof\.|under|scientists?|doctors?|with a team of|reported|assist(?:ed|ing)? (?:the|a))\b/i;

/** "I hope to transfer and obtain a degree." */
const WISHED =
  /\b(?:hop(?:e|ing)|plan(?:ning)?|intend|would like|want(?:ing)?|looking|seeking)\b.{0,80}\b(?:obtain|earn|complete|pursue|get|transfer|degree)\b/i;
const NOT_BEGUN = /\bplace (?:is |was )?(?:offered|accepted|deferred)\b|\boffered a place\b/i;
const SCHOOL = /\b(?:university|college|school|institute|academy|polytechnic)\b/i;
const FINISHED_SCHOOL = /\b(?:diploma|graduat\p{L}{0,6}|ged|g\.e\.d|completed|equivalent)\b/iu;

/** Every degree the candidate names, with its field and whether it is held. */
export const findHeldDegrees = memoizeByObject((resume: ReadResume): HeldDegree[] => {
  const found: HeldDegree[] = [];
  const year = resume.asOf.getUTCFullYear();
  resume.lines.forEach((line, index) => {
    if (!mayBeOwn(line) || (line.list && line.zone === "skills")) return;
    if (WISHED.test(line.text) || NOT_BEGUN.test(line.text)) return;
    const degrees = mergeNames(findDegrees(line.text).filter((degree) => isOwn(line, degree)));
    degrees.forEach((degree, nth) => {
      const from = degrees[nth - 1]?.end ?? 0;
      const to = degrees[nth + 1]?.start ?? line.text.length;
      const field = readField(resume, index, degree, { from, to });
      const name = line.text.slice(degree.start, degree.end);
      const implied = impliedField(name);
      found.push({
        level: degree.level,
        state: stateOf(line, degree, { from, to }, { around: linesAround(resume, index), year }),
        line: index,
        name,
        words: [...field, ...implied],
        families: familiesOf([...field, ...implied]),
        isNamed: field.length + implied.length > 0,
      });
    });
  });
  return found;
});

/**
 * A degree named inside a job is somebody else's or what the job was about, unless the line starts with it and names
 * a school.
 */
const mayBeOwn = ({ zone, heading, role, bullet, text }: ReadLine): boolean =>
  zone !== "interests" &&
  zone !== "references" &&
  (heading || role < 0 || (!bullet && text.length < 110 && SCHOOL.test(text)));

function isOwn(line: ReadLine, { level, start }: Degree): boolean {
  const inEducation = line.zone === "education" && line.role < 0;
  if (level === "secondary" && !inEducation && !FINISHED_SCHOOL.test(line.text)) return false;
  if (line.heading) return level !== "secondary";
  return line.role < 0 || start < 12;
}

/** Sorts the degrees and merges names that touch or overlap: "Master's Degree", "BSc (B.Sc.)". */
function mergeNames(degrees: Degree[]): Degree[] {
  const merged: Degree[] = [];
  for (const degree of [...degrees].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last && degree.start <= last.end) last.end = Math.max(last.end, degree.end);
    else merged.push({ ...degree });
  }
  return merged;
}

const GRADE = /^\W{0,3}(?:c?gpa|grade|result|average)\b/i;
const HAS_YEAR = /\b(?:19|20)\d\d\b/;
const OPENS_WITH_STATE =
  /^\W{0,3}(?:expected|in progress|anticipated|graduat|to be completed|not (?:finished|completed)|left|dropped)/i;

type Stretch = { from: number; to: number };

type Around = { above: string; after: ReadLine | undefined };

/** Only a date: "Current", "Sept 2024 - Present". */
const STILL =
  /^\W{0,3}(?:current|present|[\p{L}\d./ ]{4,16}(?:to|[–-]) ?(?:current|present|now|today))\W{0,3}$/iu;

/** What stands above counts only if it begins the entry, so that it is not of the degree before. */
function linesAround({ lines }: ReadResume, at: number): Around {
  const above = lines[at - 1];
  const isFirst = above?.zone === "education" && (above.apart || lines[at - 2]?.heading === true);
  return { above: isFirst ? above.text : "", after: lines[at + 1] };
}

/** Whether a degree is held, judged by the words of its clause and by the lines around it. */
function stateOf(
  line: ReadLine,
  degree: Degree,
  { from, to }: Stretch,
  { around: { above, after }, year }: { around: Around; year: number },
): HeldDegree["state"] {
  if (OF_OTHERS.test(line.text) && line.zone !== "education") return "others";
  const before = line.text.slice(Math.max(from, degree.start - 60), degree.start);
  const name = line.text.slice(degree.start, degree.end);
  const behind = line.text.slice(degree.end, Math.min(to, degree.end + 120)).replace(/^\./, "");
  const clause = `${before.slice(before.lastIndexOf("; ") + 1)}${name}${behind.split(/;\s|\.\s(?=\p{Lu})/u)[0]}`;
  if (ABANDONED.some((pattern) => pattern.test(clause))) return "abandoned";
  if (TOWARDS.test(before) && !IN_PROGRESS.test(clause)) return "abandoned";
  if (IN_PROGRESS.test(clause) || STUDENT.test(clause) || endsLater(clause, year) || STILL.test(above))
    return "in progress";
  const isBelow = after?.zone === "education" && !after.apart && after.text.length < 80;
  // Below a degree with a year, other lines speak of other studies.
  const below = isBelow && (OPENS_WITH_STATE.test(after.text) || !HAS_YEAR.test(clause)) ? after.text : "";
  if (findDegrees(below).length > 0) return "held";
  if (ABANDONED.some((pattern) => pattern.test(below))) return "abandoned";
  return /\b(?:expected|in progress|anticipated)\b/i.test(below) || endsLater(below, year)
    ? "in progress"
    : "held";
}

const endsLater = (text: string, year: number) =>
  [...text.matchAll(/\b(20[2-4]\d)\b/g)].some(([, found]) => Number(found) > year);

/** School names and other words around a field that are not part of it. */
const NOT_THE_FIELD = [
  /^\s?(?:(?:applied|fine) )?(?:arts?|sciences?|philosophy)\b(?=\s?[:,(–-]|\s(?:in|degree)\b|\s?$)/iu,
  /\b(?:(?:business|technical|medical|law|teachers|art|community|language) )?(?:university|college|school|institute|academy|polytechnic)\b(?:\s(?:of|for|at)(?:\s(?:the|and|&|\p{L}{3,24})){1,4})?/giu,
  /\b(?:of|in) (?:(?:applied|fine|engineering)\s)?(?:arts?|sciences?|philosophy)\b(?:\s?\/\s?(?:arts?|sciences?)\b)?(?: degree)?/giu,
  /\b(?:city|state|gpa|graduated|completed|major(?:ed|ing)?|minor|candidate|dual|double)\b/giu,
  /\b(?:honou?rs|degree|diploma|program(?:me)?|bachelor|master|(?:magna |summa )?cum laude|distinction)\b/giu,
  /\b(?:with|from|and|the|in|of)\b/giu,
  /[\d.%/]+/gu,
];

/** Where the field ends and something else begins. */
const FIELD_ENDS =
  /[;•|]|[(,] ?(?:dissertation|thesis)\b|\.\s(?=\p{Lu})|\bcity\s?,\s?state\b|\bgpa\b|\bminor\b|\bcoursework\b/iu;
const LONGEST_FIELD = 90;

/** The words of a degree's field: after its name, before it, or on the line below or above. */
function readField({ lines }: ReadResume, at: number, degree: Degree, { from, to }: Stretch): Word[] {
  const line = lines[at] as ReadLine;
  const behind = fieldWords(line.text.slice(degree.end, to));
  if (isKnown(behind)) return behind;
  const before = fieldWords(line.text.slice(Math.max(from, degree.start - LONGEST_FIELD), degree.start));
  if (isKnown(before)) return before;
  if (behind.length > 0 && line.zone !== "education") return behind;
  // The line below may only give a grade.
  const below = GRADE.test(lines[at + 1]?.text ?? "") ? at + 2 : at + 1;
  for (const index of [below, at - 1]) {
    const other = lines[index];
    if (other?.zone !== "education" || other.heading || other.text.length > LONGEST_FIELD) continue;
    if (other.list || other.bullet || findDegrees(other.text).length > 0) continue;
    if ((index > at ? other : line).apart || /\bcourse|certif|proficien|training|permit\b/i.test(other.text))
      continue;
    const words = fieldWords(other.text);
    if (isKnown(words)) return words;
  }
  return behind;
}

const isKnown = (words: Word[]) => familiesOf(words).size > 0;

function fieldWords(text: string): Word[] {
  const own =
    writeOutField(text)
      .split(FIELD_ENDS)
      .find((part) => /\p{L}{2}/u.test(part)) ?? "";
  const cleaned = NOT_THE_FIELD.reduce((rest, pattern) => rest.replace(pattern, " "), own);
  return readWords(cleaned.slice(0, LONGEST_FIELD)).filter(({ key }) => /\p{L}{2}/u.test(key));
}
