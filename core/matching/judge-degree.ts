import { memoizeByObject } from "#core/memoize";
import { readYearsInstead } from "../analysis/asked-years";
import { type EducationLevel, educationLevels } from "../analysis/rubric";
import { countMonths } from "./dates";
import { findHeldDegrees, type HeldDegree } from "./find-degrees";
import { readWords } from "./lexicon";
import { coverPart, type Matcher, matchWords } from "./match-words";
import type { Requirement, Unit } from "./requirement";
import { NOT_SHOWN, type Ruling } from "./ruling";
import { familiesOf, impliedField, tradesOf, wideFamilies } from "./study-fields";
import type { ReadResume } from "./types";

/** Words that ask for a degree but do not name its field. */
const DEGREE_WORDS = new Set(
  (
    "honor honour recognized recognised accredited institution similar four year relevant field discipline subject " +
    "program programme from possession bachelor master doctor doctorate phd degree diploma associate s level college " +
    "university high school ged secondary graduate undergraduate ph d postgraduate advanced vocational or equivalent " +
    "any completed required closely related preferred mba"
  ).split(" "),
);
/** Words left over from "or equivalent work experience". */
const WORK_WORDS = new Set(["work", "practical", "professional", "experience"]);
const NAMES_MBA = /\bm\.?b\.?a\b|\bmaster(?:['’]?s)? (?:of|in) business administration\b/i;
/** "MBA or another master's degree". */
const OR_ANY =
  /\bor (?:an? |any )?(?:university |college )?degree$|\bor (?:an(?:y )?other|other|similar|equivalent) (?:advanced|graduate|postgraduate|master)/i;

/** "Bachelor's degree or HBO", "degree or apprenticeship": what may stand in for the degree is no field of it. */
const OR_NO_FIELD =
  /(?<=\b(?:degree|diploma|bachelor(?:['’]?s)?|master(?:['’]?s)?)),? or (?![^;]{0,80}\b(?:in|of|degree|diploma|major)\b)[^;]{1,80}$/iu;

/** "Or equivalent experience", "or an equivalent combination of education and experience". */
const INSTEAD =
  /\bequivalent(?: combination of [^.;\d]{3,50}\b|(?: [\p{L}]+){0,2} )(?:experience|work)|\bor (?:equivalent|relevant) experience/iu;
/** Years of work in the field that replace a degree in it. */
const YEARS_INSTEAD = 3;

const HIGHER = "Has studied for a higher degree; this one isn't named.";

/** How well a degree's field fits the one asked for. */
type Fit = "same" | "family" | "unnamed" | "other";

/** Judges a degree by its level, its field and whether it is held. */
export function judgeDegree(resume: ReadResume, matcher: Matcher): Ruling {
  const { requirement } = matcher;
  const asked = readAsked(requirement);
  let best = NOT_SHOWN;
  // The highest first: if none is what was asked for, the note is about that one.
  const degrees = findHeldDegrees(resume).toSorted((a, b) => rankOf(b.level) - rankOf(a.level));
  for (const degree of degrees) {
    const ruling = ruleOne(degree, asked, matcher);
    const isBetter = ruling.level > best.level || (ruling.level === best.level && best === NOT_SHOWN);
    // A degree that is named says more than a higher one that was begun.
    const isSurer = ruling.sure && (!best.sure || best.note === HIGHER);
    if (isBetter || (ruling.level === best.level && isSurer)) best = ruling;
  }
  if (degrees.length === 0 && namesCollege(resume)) best = { ...NOT_SHOWN, sure: false };
  const instead =
    readYearsInstead(requirement.text) ?? (INSTEAD.test(requirement.text) ? YEARS_INSTEAD : undefined);
  return best.level < 3 && instead !== undefined ? judgeInstead(resume, asked, instead, best) : best;
}

const COLLEGE = /\b(?:university|college|institute|polytechnic)\b/i;
/** A place of study without a degree, which may have been taken there. */
const namesCollege = ({ lines }: ReadResume) =>
  lines.some(
    ({ zone, role, heading, text }) => zone === "education" && role < 0 && !heading && COLLEGE.test(text),
  );

const rankOf = (level: EducationLevel) => educationLevels.indexOf(level);

type Asked = {
  level: EducationLevel;
  /** The units of each acceptable field. */
  fields: number[][];
  families: Set<string>;
  wide: Set<string>;
  mba: boolean;
};

/** The same for all resumes. */
const readAsked = memoizeByObject((requirement: Requirement): Asked => {
  const { text, units, level = "associate" } = requirement;
  if (OR_ANY.test(text)) return { level, fields: [], families: new Set(), wide: new Set(), mba: false };
  const instead = OR_NO_FIELD.exec(text)?.index ?? text.length;
  const work = INSTEAD.exec(text);
  const isOfWork = (at: number) => work !== null && at >= work.index && at < work.index + work[0].length;
  const isField = ({ word }: Unit) =>
    !DEGREE_WORDS.has(word.key) && word.start < instead && !isOfWork(word.start);
  const fields = readFields(requirement)
    .map((of) => of.filter((u) => units[u] && isField(units[u])))
    .filter((of) => of.some((u) => !WORK_WORDS.has(units[u]?.word.key ?? "")) && level !== "secondary");
  const named = fields.flatMap((of) => [...familiesOf(of.flatMap((u) => units[u]?.word ?? []))]);
  const mba = NAMES_MBA.test(text);
  return {
    level,
    fields: mba ? [] : fields,
    families: new Set([
      ...named,
      ...familiesOf([...readWords(text.replace(INSTEAD, " ")), ...impliedField(text)]),
    ]),
    wide: mba ? new Set() : new Set([...fieldsWide(requirement, fields), ...related(text)]),
    mba,
  };
});

/** The units of each field. What alternatives share at their end is no field by itself: it ends the last of them. */
const readFields = ({ groups }: Requirement): number[][] =>
  groups.flatMap(({ parts, isTail }, at) => {
    const tail = groups[at + 1]?.isTail ? (groups[at + 1]?.parts[0]?.units ?? []) : [];
    if (isTail) return [];
    return parts.map(({ units }, nth) => (nth === parts.length - 1 ? [...units, ...tail] : units));
  });

/** A field that is just the name of a family asks for any field in it. */
const fieldsWide = ({ units }: Requirement, fields: number[][]) =>
  fields.flatMap((of) => {
    const words = of.flatMap((u) => units[u]?.word ?? []);
    return words.length === 1 ? [...wideFamilies(words)] : [];
  });

/** The families of "or a closely related business discipline". */
const related = (text: string) => {
  const found = /\brelated (\p{L}{3,20}) (?:field|discipline|subject|degree)\b/iu.exec(text);
  return found?.[1] ? [...wideFamilies(readWords(found[1]))] : [];
};

function ruleOne(degree: HeldDegree, asked: Asked, matcher: Matcher): Ruling {
  const { line, state } = degree;
  const not = (note: string): Ruling => ({ level: 0, sure: true, note });
  if (state === "others") return not("A degree is named, but not as the candidate's own.");
  const gap = rankOf(degree.level) - rankOf(asked.level);
  const fit = fitOf(degree, asked, matcher);
  const isFit = fit === "same" || fit === "family";
  // An associate's degree in the field partly meets a bachelor's; a bachelor's does not partly meet a master's.
  const isNear = gap === -1 && asked.level === "bachelor" && asked.families.size > 0 && isFit;
  if ((gap < 0 && !isNear) || (degree.level === "secondary" && asked.level !== "secondary"))
    return not("A lower degree than was asked for.");
  if (fit === "other") return { ...not("The degree is in another field."), sure: degree.families.size > 0 };
  const byField = { same: 3, family: 2, unnamed: 1 }[fit];
  // Whoever studies for more than was asked for has finished school, and most often the degree below.
  const isAbove = gap > 0 && state !== "held";
  const implied = !isAbove ? 0 : asked.level === "secondary" ? 3 : 2;
  const byState = Math.max({ held: 3, "in progress": 2, abandoned: 1 }[state], implied);
  return {
    level: Math.min(gap < 0 ? 2 : 3, byField, byState),
    sure: fit === "same" && gap >= 0 && implied !== 2,
    line,
    note: isAbove && fit === "same" ? HIGHER : say(state, fit, gap < 0),
  };
}

function fitOf(degree: HeldDegree, asked: Asked, matcher: Matcher): Fit {
  const { requirement } = matcher;
  const shares = (families: Set<string>) => [...families].some((family) => degree.families.has(family));
  if (asked.mba) {
    const written = `${degree.name} ${degree.words.map(({ key }) => key).join(" ")}`;
    if (NAMES_MBA.test(written)) return "same";
    return shares(asked.families) ? "family" : degree.isNamed ? "other" : "unnamed";
  }
  if (asked.fields.length === 0 && asked.families.size === 0) return "same";
  const hit = matchWords(matcher, degree.words);
  // "Social studies" shares most of its words with "social work", so the families of that field must match too.
  const isKnown = (of: number[]) => {
    const known = familiesOf(of.flatMap((unit) => requirement.units[unit]?.word ?? []));
    return known.size === 0 || shares(known);
  };
  const isExact = asked.fields.some(
    (of) => hit && coverPart(requirement, of, hit.form) >= 0.9 && isKnown(of),
  );
  if (isExact || shares(asked.wide)) return "same";
  if (shares(asked.families)) return "family";
  return degree.families.size === 0 && !degree.isNamed ? "unnamed" : "other";
}

/** Judges work in the field, so many years of which the advert accepts instead of a degree. */
function judgeInstead(resume: ReadResume, asked: Asked, instead: number, best: Ruling): Ruling {
  const inField = resume.roles.filter(({ title }) => {
    const trades = tradesOf(readWords(title));
    return asked.families.size === 0 || [...asked.families].some((family) => trades.has(family));
  });
  const years = countMonths(inField) / 12;
  const level = years >= instead - 0.1 ? 3 : years > 0 ? 2 : 0;
  if (level <= best.level) return best;
  return {
    level: asked.families.size === 0 ? 2 : level,
    sure: false,
    line: inField[0]?.titleLine,
    note: "No such degree is shown; work in the field may count instead.",
  };
}

function say(state: HeldDegree["state"], fit: Fit, isLower: boolean): string {
  const finished = { held: "", "in progress": " It is not finished.", abandoned: " It was not completed." };
  const ending = state === "others" ? "" : finished[state];
  if (isLower) return `One level below what was asked for.${ending}`;
  if (fit === "family") return `A degree in a related field.${ending}`;
  if (fit === "unnamed") return `The field of the degree is not named.${ending}`;
  return state === "held" ? "Holds the degree asked for." : `Names the degree asked for.${ending}`;
}
