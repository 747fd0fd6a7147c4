import { patternOf } from "#core/patterns";
import { maxWeightGiven } from "#core/rubrics/weights";
import patterns from "./describe-whole.patterns.json";
import type { Draft } from "./job-text/draft";
import { namedSkills } from "./job-text/named-skills";
import { WHOLE_TEXT } from "./rubric";
import { isTitleWord } from "./titles";

/**
 * The job as a whole, worded as its title if the name has one. People who do the job mention only a few of the
 * twenty things a long advert asks for, so the whole counts as well; the requirements still weigh more, because
 * they are what was asked for.
 */
export function describeWhole(title: string | undefined, requirements: Draft[]): Draft {
  const weight = requirements.reduce((sum, requirement) => sum + requirement.weight, 0);
  return {
    kind: "role",
    overall: true,
    importance: "must",
    text: title?.slice(0, 120) ?? WHOLE_TEXT,
    ...(title && { source: [{ field: "name" as const, line: 0 }] }),
    skills: title ? namedSkills(title) : [],
    weight: weight > 0 ? Math.floor(maxWeightGiven(weight)) || maxWeightGiven(weight) : 1,
  };
}

const NOT_TITLE = patternOf(patterns.notTitle);

/** "Developer (Go, Kubernetes)"; a longer list says what is used rather than what the job is. */
const MAX_SUBJECTS = 2;

/** "Bilanzbuchhalter (m/w/d)": only the names of jobs are marked so. */
const ANY_GENDER = /\((?:[mwfdx]|gn)(?:\s?[/|]\s?(?:[mwfdxi]|gn|divers)){1,3}\)|\(all genders\)/i;

/** Undefined for a name without an occupation ("Spring round"): nobody could meet it. */
export function readOccupation(name: string): string | undefined {
  const parts = name
    .replace(/[()[\]]|\p{Extended_Pictographic}\uFE0F?/gu, ", ")
    .replace(NOT_TITLE, " ")
    .replace(/\s+/g, " ")
    .split(/(?:^|\s)[-–—|@]\s|,\s/)
    .map((part) => part.replace(/^[\s–—-]+/, "").trim())
    .filter((part) => /\p{L}{2}/u.test(part));
  const [first] = parts;
  const title =
    parts.find((part) => part.split(/[^\p{L}]+/u).some(isTitleWord)) ??
    (ANY_GENDER.test(name) ? first : undefined);
  if (title) {
    // "Business Partner (Compensation and Benefits)", but not "Nurse - Boston".
    const subjects = parts.filter((part) => part !== title && namedSkills(part).length > 0);
    return [title, ...subjects.slice(0, MAX_SUBJECTS)].join(", ");
  }
  // Accepts "Marketing", but does not take "Spring 2026" for the framework.
  return parts.find((part) => !/\d/.test(name) && namedSkills(part).length > 0);
}
