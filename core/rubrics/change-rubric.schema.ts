import * as z from "zod";
import { MAX_CRITERIA } from "#core/analysis/build-rubric";

export const MAX_TEXT = 500;
/** The steps to choose from. The criterion on the job as a whole weighs more when it is made, and may keep that. */
export const MAX_WEIGHT = 5;
const MAX_OVERALL_WEIGHT = 1000;

export const WEIGHT_ERROR = `Weight must be a whole number from 1 to ${MAX_WEIGHT}`;

const criterionEditSchema = z.object({
  /** Of the criterion it was; absent for a new one. */
  id: z.string().optional(),
  text: z
    .string({ error: "Say what a resume should show" })
    .trim()
    .min(1, "Say what a resume should show")
    .max(MAX_TEXT, `At most ${MAX_TEXT} characters`),
  importance: z.enum(["must", "nice"], { error: "Choose must-have or nice-to-have" }),
  weight: z.coerce
    .number({ error: WEIGHT_ERROR })
    .int(WEIGHT_ERROR)
    .min(1, WEIGHT_ERROR)
    .max(MAX_OVERALL_WEIGHT, WEIGHT_ERROR),
});

export const criteriaEditSchema = z
  .array(criterionEditSchema, { error: "A rubric needs at least one criterion" })
  .min(1, "A rubric needs at least one criterion")
  .max(MAX_CRITERIA, `A rubric has at most ${MAX_CRITERIA} criteria`);

export const changeRubricSchema = z.object({
  /** The version that was on screen when the changes were made. */
  baseVersion: z.int({ error: "Say which version the changes were made on" }).positive(),
  criteria: criteriaEditSchema,
});

export type CriterionEdit = z.output<typeof criterionEditSchema>;
export type ChangeRubricInput = z.output<typeof changeRubricSchema>;
