import { patternOf } from "#core/patterns";
import type { EducationLevel } from "../analysis/rubric";
import { looksLikeTitle } from "../analysis/titles";
import { findTerm } from "../analysis/vocabulary/vocabulary";
import patterns from "./parse-requirement.patterns.json";
import type { RequirementKind, Unit } from "./requirement";
import type { Word } from "./types";

const CERTIFIED =
  /\b(?:certif\p{L}{1,20}|licen[cs]e[ds]?|licensure|accredit\p{L}{1,10}|chartered|registered|registration(?! (?:and|of))|notary|qualification|green belt|black belt|cdl)\b/iu;
const HOLDING =
  /^(?:an? |you (?:hold|have) |possession of |must |hold )?(?:an? )?(?:valid|active|current|hold|state|nationally|licen[cs]e|certificate|[A-Z]{2,6}\b|food safety)|\bhold an?\b/;
/** True if leading people is asked for, so that only jobs that led people count. */
export const asksLeading = (text: string) => LEADING.test(text) || LEADS.test(text);

const LEADING = patternOf(patterns.leading);
const LEADS =
  /\b(?:people|staff|team) (?:management|leadership|supervision)\b|\bsupervision of\b|\bleadership of\b|\bhead of (?:an? )?(?:department|team)\b|\bsupervisory\b/iu;
const DOMAIN = patternOf(patterns.domain);
const EMPLOYED = /^(?:previous |prior )?(?:employment|employed|worked) (?:in|at|by|with|for) an? /i;
const LANGUAGE_ASKED = /\b(?:second|another|foreign|other) language|bilingual|multilingual\b/iu;

type Named = { certificates: string[]; languages: string[]; names: string[] };

export function namesOf(words: Word[]): Named {
  const certificates = new Set<string>();
  const languages = new Set<string>();
  for (const { meanings } of words)
    for (const meaning of meanings) {
      if (!meaning.startsWith("#")) continue;
      const kind = findTerm(meaning.slice(1))?.kind;
      if (kind === "certification") certificates.add(meaning.slice(1));
      if (kind === "language") languages.add(meaning.slice(1));
    }
  return {
    certificates: [...certificates],
    languages: [...languages],
    names: [...certificates, ...languages],
  };
}

/** `mainText` and `units` are of the text without its examples. */
export function kindOf(
  text: string,
  mainText: string,
  units: Unit[],
  years: number | undefined,
  level: EducationLevel | undefined,
  { certificates, languages }: Named,
): RequirementKind {
  if (years !== undefined) return "years";
  if (level && !/\b(?:teach|tutor)\p{L}*/iu.test(text)) return "degree";
  const outside = units.filter(
    ({ word }) => !word.meanings.some((m) => m.startsWith("#") && findTerm(m.slice(1))?.kind !== "skill"),
  ).length;
  if (CERTIFIED.test(mainText) && !/\bshown by\b/i.test(text) && (units.length <= 5 || HOLDING.test(text)))
    return "licence";
  if (certificates.length > 0 && outside <= 1) return "licence";
  if ((languages.length > 0 && outside <= 2) || LANGUAGE_ASKED.test(text)) return "language";
  if (LEADING.test(text) || LEADS.test(text)) return "leadership";
  if (
    !isOneName(units) &&
    looksLikeTitle(text.replace(/^experience (?:as|of) (?:an? |the )?/i, "")) &&
    !/^[\p{L}-]+ of\b/iu.test(text)
  )
    return "role";
  if ((DOMAIN.test(text) || EMPLOYED.test(text)) && units.length <= 6 && !isOneName(units)) return "domain";
  return units.length <= 3 ? "skill" : "duty";
}

/** "Microsoft Project" is the name of a tool, not projects in a trade. */
const isOneName = (units: Unit[]) =>
  units[0]?.word.meanings.some(
    (name) =>
      /^#\S+ \S/.test(name) && units.length > 1 && units.every(({ word }) => word.meanings.includes(name)),
  ) ?? false;
