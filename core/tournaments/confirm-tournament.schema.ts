import * as z from "zod";
import { criteriaEditSchema } from "#core/rubrics/change-rubric.schema";
import { createTournamentSchema } from "./tournament.schema";

/** A confirmed review: the job, the criteria as shown there, and the review's id. */
export const confirmTournamentSchema = createTournamentSchema.extend({
  id: z.uuid(),
  /** JSON, because a form cannot hold lists of objects. */
  criteria: z
    .string()
    .transform((text, ctx) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        ctx.addIssue("The criteria are not valid JSON.");
        return z.NEVER;
      }
    })
    .pipe(criteriaEditSchema),
});
