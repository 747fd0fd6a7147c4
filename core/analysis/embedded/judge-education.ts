import { countMonths } from "#core/matching/dates";
import { stem } from "../language/stem";
import { isAskingWord } from "../language/stop-words";
import { tokenize } from "../language/tokens";
import { type Criterion, type EducationLevel, educationLevels } from "../rubric";
import type { Standing } from "./credibility";
import { type Finding, NOT_FOUND } from "./finding";
import { plainYears } from "./judge-years";
import type { ReadResume } from "./read-resume";

const rank = (level: EducationLevel) => educationLevels.indexOf(level);
const UNFINISHED =
  /\b(?:expected|in progress|pursuing|currently|ongoing|candidate|anticipated|incomplete|present|away from|for completion|remaining)\b|(?<!\p{L})(?:неоконченн|незаконченн|неполн|студент|по настоящее)\p{L}*/iu;
const DEGREE_WORD =
  /^(?:degree|bachelor|master|doctorate|phd|mba|bsc|msc|bs|ba|ms|ma|diploma|university|college|accredited|education|graduate|field|discipline|higher|school|secondary|associate|level|subject|area|technical|qualification|undergraduate|advanced|four|ged|business school|or|honour|honor|tertiary|postgraduate|recognised|recognized|programme|program|course|studies|study|stream|major|высшее|высшего|техническое|образование|образования|профильное|среднее|полное|законченное|сфера|сфере|область|области|диплом|степень|вуз)$/;

/** Judges a degree asked for: level first, then the field when one is named. A higher level always meets a lower. */
export function judgeEducation(resume: ReadResume, standings: Standing[], criterion: Criterion): Finding {
  const wanted = criterion.level ?? "bachelor";
  const degrees = resume.degrees
    .filter((degree) => standings[degree.line] !== "copied" && !isHopedFor(resume, degree))
    .sort((a, b) => Number(a.inPassing) - Number(b.inPassing) || rank(b.level) - rank(a.level));
  const enough = degrees.filter((degree) => rank(degree.level) >= rank(wanted));
  const best = enough[0];
  if (!best) {
    const instead = judgeInstead(resume, criterion.text);
    const lower = degrees[0];
    if (instead.level !== "none" || !lower || rank(wanted) - rank(lower.level) > 1) return instead;
    return { ...lower, level: "weak", note: `Shows ${NAMES[lower.level]}; ${NAMES[wanted]} is asked for.` };
  }
  const fields = fieldWords(criterion.text);
  const isInField = lineChecker(resume, fields);
  const inField = fields.size === 0 ? best : enough.find(({ line }) => isInField(line));
  if (!inField)
    return {
      ...best,
      level: "partial",
      note: `Shows ${NAMES[best.level]}; the field asked for is not named.`,
    };
  if (UNFINISHED.test(resume.lines[inField.line]?.text ?? "")) {
    return { ...inField, level: "partial", note: `${capital(NAMES[inField.level])}, not finished yet.` };
  }
  if (inField.inPassing) {
    return {
      ...inField,
      level: "partial",
      note: `${capital(NAMES[inField.level])} is named, not under education.`,
    };
  }
  return { ...inField, level: "strong", note: `Shows ${NAMES[inField.level]}.` };
}

const HOPED_FOR =
  /\b(?:hop(?:e|es|ing)|plan(?:s|ning)?|intend(?:s|ing)?|wish(?:es|ing)?|want(?:s|ing)?|aim(?:s|ing)?|going|would like) to\b|(?<!\p{L})(?:планиру|собираюсь|хочу|надеюсь)/iu;

/** "I hope to transfer and to obtain a B.S." */
const isHopedFor = ({ text, lines }: ReadResume, { line, start }: ReadResume["degrees"][number]) =>
  HOPED_FOR.test(text.slice(lines[line]?.start, start));

const OR_EXPERIENCE = /\bor (?:an )?equivalent (?:\p{L}+ ){0,3}experience\b|\bor experience\b/iu;
/** As long as a bachelor's degree takes most people. */
const YEARS_INSTEAD = 4;

/** "Or equivalent experience": whether it is equivalent is for people to say, so it is met in part at most. */
function judgeInstead(resume: ReadResume, asked: string): Finding {
  const years = countMonths(resume.roles) / 12;
  const role = resume.roles[0];
  if (!role || years < YEARS_INSTEAD || !OR_EXPERIENCE.test(asked)) return NOT_FOUND;
  const { start = 0, end = 0 } = resume.lines[role.dateLine] ?? {};
  const note = `No such degree is named; about ${plainYears(years)} of dated work may stand for it.`;
  return { level: "partial", start, end, note };
}

function fieldWords(text: string): Set<string> {
  const words = new Set<string>();
  for (const { key } of tokenize(text.replace(/\bor equivalent.{0,240}$/i, ""))) {
    if (!isAskingWord(key) && !DEGREE_WORD.test(key) && key.length > 1) words.add(stem(key));
  }
  return words;
}

/** Whether a line or one beside it names a field. Each is read once, however many degrees it names. */
function lineChecker(resume: ReadResume, fields: Set<string>): (index: number) => boolean {
  const known = new Map<number, boolean>();
  const names = (at: number) => {
    const text = resume.lines[at]?.text ?? "";
    const found = known.get(at) ?? tokenize(text).some(({ key }) => fields.has(stem(key)));
    known.set(at, found);
    return found;
  };
  return (index) => [index - 1, index, index + 1].some(names);
}

export const NAMES: Record<EducationLevel, string> = {
  secondary: "a secondary school certificate",
  associate: "an associate degree or diploma",
  bachelor: "a bachelor's degree",
  master: "a master's degree",
  doctorate: "a doctorate",
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
