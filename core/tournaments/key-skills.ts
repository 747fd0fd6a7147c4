import * as z from "zod";

export const MAX_KEY_SKILLS = 50;
/** In characters. */
export const MAX_SKILL_LENGTH = 100;

/** Splits skills at commas, semicolons or line breaks, and removes duplicates. */
export const splitSkills = (text: string): string[] => unique(text.split(/[,;\n]/));

const unique = (skills: string[]) => [
  ...new Set(skills.map((skill) => skill.toWellFormed().trim()).filter(Boolean)),
];

/**
 * One text (from a form) or a list (from the API). Errors are reported for the field as a whole, whichever skill is
 * wrong. The text comes first in the union, or a form's value would be parsed as a list with one skill.
 */
export const keySkillsSchema = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((value) => (typeof value === "string" ? splitSkills(value) : unique(value)))
  .superRefine((skills, { addIssue }) => {
    if (skills.some((skill) => skill.length > MAX_SKILL_LENGTH))
      addIssue(`A key skill must be at most ${MAX_SKILL_LENGTH} characters`);
    if (skills.length > MAX_KEY_SKILLS) addIssue(`At most ${MAX_KEY_SKILLS} key skills`);
  });
