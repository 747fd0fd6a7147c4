import * as z from "zod";
import { MAX_CRITERIA } from "#core/analysis/rubric";

export const MAX_TEXT = 500;
const MAX_WEIGHT = 1_000_000;

const WEIGHT_ERROR = "Weight must be a number above 0";

const criterionEditSchema = z.object({
  /** The id of the criterion being edited; absent for a new one. */
  id: z.string().optional(),
  text: z
    .string({ error: "Say what a resume should show" })
    .trim()
    .min(1, "Say what a resume should show")
    .max(MAX_TEXT, `At most ${MAX_TEXT} characters`),
  importance: z.enum(["must", "nice"], { error: "Choose must-have or nice-to-have" }),
  /** A must-have that is listed first if the resume does not show it; it does not change the score. */
  knockOut: z.boolean({ error: "knockOut must be true or false" }).optional(),
  /** Relative to the other weights: only its share of their sum matters. */
  weight: z.coerce.number({ error: WEIGHT_ERROR }).positive(WEIGHT_ERROR).max(MAX_WEIGHT, WEIGHT_ERROR),
});

export const criteriaEditSchema = z
  .array(criterionEditSchema, { error: "A rubric needs at least one criterion" })
  .min(1, "A rubric needs at least one criterion")
  .max(MAX_CRITERIA, `A rubric has at most ${MAX_CRITERIA} criteria`);

export const changeRubricSchema = z.object({
  /** The version on screen when the edits were made. */
  baseVersion: z.int({ error: "Say which version the changes were made on" }).positive(),
  criteria: criteriaEditSchema,
});

export type CriterionEdit = z.output<typeof criterionEditSchema>;
export type ChangeRubricInput = z.output<typeof changeRubricSchema>;
