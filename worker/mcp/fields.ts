import * as z from "zod";
import { tournamentSchema } from "#core/tournaments/tournament.schema";

export const tournamentId = z.uuid().describe("From list_tournaments or create_tournament");
export const resumeId = z.uuid().describe("From rank_candidates or upload_resumes");

/** Of a list's page; the answer's `nextCursor` is null on the last one. */
export const cursorOf = (cursor: z.ZodString) =>
  cursor.optional().describe("For the next page: `nextCursor` of this one");

const { name, jobDescription, keyRequirements, optionalRequirements, keySkills } = tournamentSchema.shape;

/** The fields of the form that creates a tournament. */
export const job = {
  name: name.describe("The job's title"),
  jobDescription: jobDescription.describe("The advert, as it was written"),
  keyRequirements: keyRequirements.describe(
    "Must-haves, one a line. Leave it empty to have them taken from the advert",
  ),
  optionalRequirements: optionalRequirements.describe("Nice-to-haves, one a line"),
  keySkills: keySkills.describe("Skills to look for"),
  resumes: z.number().int().min(0).max(10_000).default(0).describe("How many resumes you will upload"),
};
