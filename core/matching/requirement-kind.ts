import { patternOf } from "#core/patterns";
import { asksRole, isCertifiedThing } from "../analysis/asked-things";
import type { EducationLevel } from "../analysis/rubric";
import { isTitleWord } from "../analysis/titles";
import { findTerm } from "../analysis/vocabulary/vocabulary";
import patterns from "./parse-requirement.patterns.json";
import type { RequirementKind, Unit } from "./requirement";
import type { Word } from "./types";

export const CERTIFIED = patternOf(patterns.certified);
/** Says that it is to be held, or begins with it. */
const HELD = [
  /^(?:you (?:hold|have passed)|possession of|must hold|holder of|holds?|passed)\b|\bhold an?\b/iu,
  /^(?:you (?:have|are) |must (?:have|be) )?(?:an? )?(?:valid|active|current|state|nationally|licen[cs]e|certificate|certified|registered|food safety)\b/iu,
  /^[A-Z]{2,6}\b/,
  // "A pesticide applicator's license, or a comparable license to ...": the first thing named is a license.
  /^(?:an?|the|your) [^,;]{2,60}?\b(?:licen[cs]e|certificate|certification|credential|registration|exam)(?:\s*$|,| or | in | for | to )/iu,
  /^(?!(?:knowledge|experience|understanding|familiar|support|preparation)\b)[^;]{2,80}\b(?:licen[cs]e|certificate|certification|credential)\s*$/iu,
];
const SHORT = 5;

/** True if a license or certificate is asked for. */
const asksLicense = (text: string, units: Unit[]) =>
  CERTIFIED.test(text) &&
  !isCertifiedThing(text) &&
  (units.length <= SHORT || HELD.some((pattern) => pattern.test(text)));

/** True if leading people is asked for, so that only jobs that led people count. */
export const asksLeading = (text: string) => LEADING.test(text) || LEADS.test(text) || leadsWorkers(text);

/** "Direction of a team of buyers", "you direct freelancers or volunteers", "supervision of other auditors". */
function leadsWorkers(text: string): boolean {
  const [, whom] = LEADS_WHOM.exec(text) ?? [];
  return (
    whom
      ?.toLowerCase()
      .split(/[^\p{L}]+/u)
      .some(arePeople) ?? false
  );
}

const GROUPS =
  /^(?:staff|teams?|people|employees|personnel|crews?|departments?|others|colleagues|interns|volunteers|freelancers)$/;
const arePeople = (word: string) => GROUPS.test(word) || (/s$/.test(word) && isTitleWord(word.slice(0, -1)));

const LEADING = patternOf(patterns.leading);
const LEADS =
  /\b(?:people|staff|team|line) (?:management|leadership|supervision)\b|\bline[- ]manag(?:e[drs]?|ing)\b|\bhead of (?:an? )?(?:department|team)\b|\bsupervisory\b/iu;
const LEADS_WHOM = patternOf(patterns.leadsWhom);
const DOMAIN = patternOf(patterns.domain);
const EMPLOYED =
  /^(?:previous |prior |work )?(?:employment|employed|worked|experience) (?:in|at|by|with|for) an? (?![^,]* (?:role|position|capacity|team)\b)/i;
const EMPLOYER =
  /\b(?:bank|insurer|institution|organi[sz]ation|compan(?:y|ies)|firm|agency|hospital|clinic|school|museum|university|hotel|restaurant|setting|charity|foundation|plant|factory|store)\b/i;
const LONGEST_DOMAIN = 9;
const SECTORS = new Set(patterns.sectors);
const IN_SECTOR = /\b(?:in|within|for) (?:the )?([\p{L} ,/-]{3,60})$/iu;

const SECTOR_EXPERIENCE = /^([\p{L} ,/-]{3,60}) experience$/iu;

const areSectors = (list = "") =>
  list
    .toLowerCase()
    .split(/,? (?:or|and|and\/or) |, |\//)
    .every((one) => SECTORS.has(one));

/** Where the sectors begin in which something is to be done: "sales in banking or insurance"; undefined if none is named. */
export function findSector(text: string): number | undefined {
  const found = IN_SECTOR.exec(text);
  return found && areSectors(found[1]) ? found.index : undefined;
}

/** "Training of agents", "Linux servers": what is asked for is not to be one of them. */
const SEVERAL = /(?<!\bsale)(?<!s)s$/iu;
const LANGUAGE_ASKED = /\b(?:second|another|foreign|other) language|bilingual|multilingual\b/iu;

/** "Comfortable speaking Spanish with pet owners", whatever is spoken about. */
const SPOKEN = /\b(?:speak|spoken|fluen|conversational)/i;

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
  if (asksLicense(mainText, units)) return "license";
  if (certificates.length > 0 && outside <= 1) return "license";
  if (languages.length > 0 && (outside <= 2 || SPOKEN.test(text))) return "language";
  if (LANGUAGE_ASKED.test(text)) return "language";
  if (asksLeading(text)) return "leadership";
  if (
    !isOneName(units) &&
    !SEVERAL.test(text) &&
    asksRole(text.replace(/^experience (?:as|of) (?:an? |the )?/i, "")) &&
    !/^[\p{L}-]+ of\b/iu.test(text)
  )
    return "role";
  const isInSector = findSector(text) !== undefined || areSectors(SECTOR_EXPERIENCE.exec(text)?.[1]);
  if ((DOMAIN.test(text) || isInSector) && units.length <= 6 && !isOneName(units)) return "domain";
  if (EMPLOYED.test(text) && EMPLOYER.test(text) && units.length <= LONGEST_DOMAIN) return "domain";
  return units.length <= 3 ? "skill" : "duty";
}

/** "Microsoft Project" is the name of a tool, not projects in a trade. */
const isOneName = (units: Unit[]) =>
  units[0]?.word.meanings.some(
    (name) =>
      /^#\S+ \S/.test(name) && units.length > 1 && units.every(({ word }) => word.meanings.includes(name)),
  ) ?? false;

/** "Six Sigma", "Power BI": one known name, written as one. */
export const isProperName = (units: Unit[]) =>
  isOneName(units) && units.every(({ written }) => /^\p{Lu}/u.test(written));
