import * as z from "zod";

export const MAX_KEY_SKILLS = 50;
/** In characters. */
export const MAX_SKILL_LENGTH = 100;

/** Skills separated by commas, semicolons or lines; each once. */
export const splitSkills = (text: string): string[] => unique(text.split(/[,;\n]/));

const unique = (skills: string[]) => [...new Set(skills.map((skill) => skill.trim()).filter(Boolean))];

/**
 * One text (form), or a list (API). What is wrong is said of the field, whichever skill it is about. The text comes
 * first: a form's value would be taken for a list of one.
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
