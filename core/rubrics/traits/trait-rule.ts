export type TraitRule = {
  /** Why it cannot be judged by, in one sentence. */
  reason: string;
  pattern: RegExp;
  /**
   * What to ask instead: the whole criterion, or null where nothing may be asked. Absent: the criterion
   * without the words found.
   */
  instead?: (text: string) => string | null;
};

export const rule = (reason: string, patterns: string[], instead?: TraitRule["instead"]): TraitRule => ({
  reason,
  pattern: new RegExp(patterns.map((pattern) => `(?:${pattern})`).join("|"), "i"),
  instead,
});

/** For languages whose letters are no letters to `\b`. Each pattern stands between such as are none. */
export const ruleAbroad = (
  reason: string,
  patterns: string[],
  instead?: TraitRule["instead"],
): TraitRule => ({
  reason,
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${patterns.join("|")})(?![\\p{L}\\d])`, "iu"),
  instead,
});

export const ask = (wording: string) => () => wording;
export const nothing = () => null;

export const AGE = "Age, and what stands in for it, is a protected trait: ask for what the person can do.";
export const EXPERIENCE_CAP = "A cap on experience keeps out who is older: ask for the least the work needs.";
export const SEX = "Sex and gender are protected traits: the job is open to everyone.";
export const FAMILY = "Family status, pregnancy and plans for children are protected: they cannot be asked.";
export const ORIGIN =
  "Nationality, race, ethnic origin and caste are protected traits: only the right to work may be asked.";
export const RELIGION = "Religion and belief are protected traits: they cannot be asked.";
export const FIRST_LANGUAGE =
  "Where somebody learned a language stands in for origin: ask for the level the job needs.";
export const LOOKS = "Looks say nothing about the work and stand in for protected traits.";
export const HEALTH =
  "Health and disability are protected traits: ask for the task, and leave room for reasonable adjustments.";
export const HABITS = "How somebody lives outside work stands in for health and belief: it cannot be asked.";
export const SERVICE =
  "How somebody left the armed forces stands in for health and other protected traits: ask for the experience.";
export const RECORD =
  "A blanket bar on any record is unlawful in many places: a check the job requires may be asked for.";
export const GAPS =
  "Gaps are often children, care or illness: ask for the experience, whenever it was gained.";
export const RESIDENCE =
  "Where somebody lives stands in for origin and means: ask that they can be at work in time.";
