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

/** A line of the job's texts, counted from 0 among those of its field that are not blank. */
const sourceSchema = z.object({ field: z.enum(sourceFields), line: z.number().int().nonnegative() });

/** One thing the job asks for, in the recruiter's own words. */
export const criterionSchema = z.object({
  /** "c1" of the first version, "v3c1" of the third; never given to another criterion of the tournament. */
  id: z.string(),
  kind: z.enum(criterionKinds),
  importance: z.enum(["must", "nice"]),
  /** The words of the job this came from, as they are shown to the recruiter. */
  text: z.string(),
  /** Canonical skill names that satisfy it; empty where the kind has none. */
  skills: z.array(z.string()),
  /** Years asked for, for kind "years". */
  minYears: z.number().nonnegative().optional(),
  /** Level asked for, for kind "education". */
  level: z.enum(educationLevels).optional(),
  weight: z.number().positive(),
  /** The job as a whole, for one criterion of kind "role": its title, or all of its words. */
  overall: z.boolean().optional(),
  /** The lines it was made from; several where the same was asked for twice. None for what was added by hand. */
  source: z.array(sourceSchema).optional(),
});

/** A requirement of the job's texts that nobody may be judged by. */
const rejectedRequirementSchema = z.object({
  text: z.string(),
  /** One sentence. */
  reason: z.string(),
  /** A lawful way to ask, where there is one. */
  rewording: z.string().nullable(),
});

/** The words of the criterion on the job as a whole where the job has no title. */
export const WHOLE_TEXT = "Work like this job as a whole";

export const rubricSchema = z.object({
  /** See hashRubric: the same criteria, made from the same text, have the same hash. */
  hash: z.string(),
  criteria: z.array(criterionSchema),
  /** The texts the rubric was made from: what a resume repeats of them is no evidence. */
  jobText: z.string().optional(),
  /** What was left out of the job's texts when the rubric was made, and why. */
  refused: z.array(rejectedRequirementSchema).optional(),
});

export type Source = z.infer<typeof sourceSchema>;
export type Criterion = z.infer<typeof criterionSchema>;
export type RejectedRequirement = z.infer<typeof rejectedRequirementSchema>;
export type Rubric = z.infer<typeof rubricSchema>;
export type EducationLevel = (typeof educationLevels)[number];

/** The recruiter's own text, from which a rubric is built. */
export type JobText = {
  name: string;
  jobDescription: string;
  keyRequirements: string;
  optionalRequirements: string;
  keySkills: string[];
};
