import * as z from "zod";
import { keySkillsSchema } from "./key-skills";

/** The maximum length of each of the job's texts, in characters. */
export const MAX_TEXT = 20_000;

/** Forms sent without JavaScript end lines with CRLF. */
const withPlainLineEnds = (text: string) => text.replace(/\r\n?/g, "\n");

/** A text as the database keeps it: JSON may carry half of a character. */
const asStored = (text: string) => text.toWellFormed();

const longText = (label: string) =>
  z
    .string()
    .overwrite(asStored)
    .overwrite(withPlainLineEnds)
    .trim()
    .max(MAX_TEXT, `${label} must be at most 20,000 characters`)
    .default("");

export const tournamentSchema = z.object({
  name: z
    .string({ error: "Tournament name is required" })
    .overwrite(asStored)
    .trim()
    .min(1, "Tournament name is required")
    .max(200, "Tournament name must be at most 200 characters"),
  jobDescription: longText("Job description"),
  keyRequirements: longText("Key requirements"),
  optionalRequirements: longText("Optional requirements"),
  keySkills: keySkillsSchema,
});

/** What creates a tournament: the job, and the number of chosen files, which determines the credit it uses. */
export const createTournamentSchema = tournamentSchema.extend({
  fileCount: z.coerce.number().int().min(0).max(10_000).catch(0),
});

export type TournamentInput = z.output<typeof tournamentSchema>;
