import * as z from "zod";

const criterionKinds = [
  "skill",
  "experience",
  "years",
  "education",
  "certification",
  "role",
  "other",
] as const;

export const educationLevels = ["secondary", "associate", "bachelor", "master", "doctorate"] as const;

const sourceFields = [
  "keyRequirements",
  "optionalRequirements",
  "keySkills",
  "jobDescription",
  "name",
] as const;

/** A line of the job's texts, counted from 0 among the non-blank lines of its field. */
const sourceSchema = z.object({ field: z.enum(sourceFields), line: z.number().int().nonnegative() });

/** One thing the job asks for, in the recruiter's own words. */
export const criterionSchema = z.object({
  /** "c1" in the first version, "v3c1" in the third; never reused within the tournament. */
  id: z.string(),
  kind: z.enum(criterionKinds),
  importance: z.enum(["must", "nice"]),
  /** The words of the job text it came from, as shown to the recruiter. */
  text: z.string(),
  /** Canonical names of skills that satisfy it; empty if the kind has none. */
  skills: z.array(z.string()),
  /** Required years, for kind "years". */
  minYears: z.number().nonnegative().optional(),
  /** Required level, for kind "education". */
  level: z.enum(educationLevels).optional(),
  weight: z.number().positive(),
  /** A must-have that is listed first if the resume does not show it. It does not change the score: people decide. */
  knockOut: z.boolean().optional(),
  /**
   * True for the one criterion of kind "role" that means the job as a whole: its title
   * or, without one, its full text.
   */
  overall: z.boolean().optional(),
  /** The lines it was made from; several if the same was asked for twice. Absent if it was added by hand. */
  source: z.array(sourceSchema).optional(),
});

/** A requirement from the job's texts that nobody may be judged by. */
const rejectedRequirementSchema = z.object({
  text: z.string(),
  /** One sentence. */
  reason: z.string(),
  /** A lawful way to ask, if there is one. */
  rewording: z.string().nullable(),
  /** A waiver, an invitation or a legal minimum age: it is listed, but nothing is wrong with it. */
  asksNothing: z.literal(true).optional(),
});

/** The text of the criterion for the job as a whole if the job has no title. */
export const WHOLE_TEXT = "Work like this job as a whole";

/** Every stated line becomes a criterion up to this number; lines beyond it are listed as left out. */
export const MAX_CRITERIA = 60;

export const rubricSchema = z.object({
  /** See hashRubric: the same criteria from the same text have the same hash. */
  hash: z.string(),
  criteria: z.array(criterionSchema),
  /** The texts the rubric was built from. What a resume repeats from them is not evidence. */
  jobText: z.string().optional(),
  /** What was left out of the job's texts when the rubric was built, and why. */
  refused: z.array(rejectedRequirementSchema).optional(),
});

export type Source = z.infer<typeof sourceSchema>;
export type Criterion = z.infer<typeof criterionSchema>;
export type RejectedRequirement = z.infer<typeof rejectedRequirementSchema>;
export type Rubric = z.infer<typeof rubricSchema>;
export type EducationLevel = (typeof educationLevels)[number];

/** The recruiter's own texts, from which a rubric is built. */
export type JobText = {
  name: string;
  jobDescription: string;
  keyRequirements: string;
  optionalRequirements: string;
  keySkills: string[];
};
