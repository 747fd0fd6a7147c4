import names from "./degree-names.json";
import { type EducationLevel, educationLevels } from "./rubric";
import { matchSpans, type Span } from "./spans";

type Names = { anyCase: string[]; asWritten?: string[] };

const byLevel = new Map<string, Names>(Object.entries(names.levels));

/** Not inside another abbreviation, as "B.A." is in "M.B.A.". */
const APART = "(?<!\\p{L}\\.)\\b";

/** The two patterns of each level, highest level first. */
const patterns = [...educationLevels].reverse().flatMap((level) => {
  const { anyCase = [], asWritten = [] } = byLevel.get(level) ?? {};
  return [
    { level, pattern: new RegExp(anyCase.join("|"), "gi") },
    ...(asWritten.length > 0
      ? [{ level, pattern: new RegExp(`${APART}(?:${asWritten.join("|")})`, "gmu") }]
      : []),
  ];
});

export type Degree = Span & { level: EducationLevel };

/** Every degree named in the text; if one place names two, the higher one comes first. */
export function findDegrees(text: string): Degree[] {
  return patterns.flatMap(({ level, pattern }) =>
    matchSpans(text, pattern).map((span) => ({ level, ...span })),
  );
}

/** In adverts, a graduate degree is above a bachelor's; in resumes, it may be one. */
const ADVANCED = /\b(?:(?:post-?)?graduate|advanced) degrees?\b(?: in\b)?/gi;

/** A school somebody works in or teaches at, unless it is said that it was completed. */
const SCHOOL_OF_WORK =
  /\b(?:in|at|of|for|with|within) (?:\p{L}+[, ]{1,2}){0,4}(?:high|secondary)[- ]schools?\b/giu;
const COMPLETED =
  /\b(?:diploma|degree|g\.?e\.?d|equivalen|graduat|complet|certificate|qualification|education)/iu;

const FINISHED =
  /^(?:an? )?(?:graduat(?:e|ion) (?:of|from)|complet(?:ed|ion)(?: of)?(?= an? (?:[\w-]+ )?accredited))\b|\bgraduate$/i;
const PROGRAM = /\b(?:program(?:me)?|school)\b/gi;
const ACCREDITED = /\b(?:\p{L}{2,15}[- ])?(?:accredited|approved|recogni[sz]ed)\b/giu;
/** These make no diploma, or are asked for beside it. */
const OTHER_PAPER =
  /\b(?:licen[cs]|certif|regist|apprentic|intern|residen|train|(?:medical|dental|business) school)/i;

/** The papers that show a program was finished, whatever its level: "Graduate of an accredited nursing program". */
export function readProgram(text: string): string[] {
  if (!FINISHED.test(text) || OTHER_PAPER.test(text) || findDegrees(text).length > 0) return [];
  const program = text.replace(FINISHED, "").replace(ACCREDITED, "");
  const field = program.replace(PROGRAM, "");
  if (field === program || !/\p{L}{4}/u.test(field)) return [];
  return ["diploma", "certificate"].map((paper) => program.replace(PROGRAM, paper));
}

/** A degree or diploma of any level, but not a "degree of independence". */
const ANY_LEVEL = /\b(?:degree(?! of\b)|diploma)\b/i;

/** The lowest level that an advert's line accepts: "Bachelor's or Master's" asks for a bachelor's. */
export function readAskedLevel(text: string): EducationLevel | undefined {
  const named = COMPLETED.test(text) ? text : text.replace(SCHOOL_OF_WORK, " ");
  const rest = named.replace(ADVANCED, " ");
  const levels = new Set(findDegrees(rest).map(({ level }) => level));
  if (rest !== named) levels.add("master");
  const isAny = ANY_LEVEL.test(text) || readProgram(text).length > 0;
  return educationLevels.find((level) => levels.has(level)) ?? (isAny ? "associate" : undefined);
}
