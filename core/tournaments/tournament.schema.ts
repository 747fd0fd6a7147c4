import * as z from "zod";
import { keySkillsSchema } from "./key-skills";

const longText = (label: string) =>
  z.string().trim().max(20_000, `${label} must be at most 20,000 characters`).default("");

export const tournamentSchema = z.object({
  name: z
    .string({ error: "Tournament name is required" })
    .trim()
    .min(1, "Tournament name is required")
    .max(200, "Tournament name must be at most 200 characters"),
  jobDescription: longText("Job description"),
  keyRequirements: longText("Key requirements"),
  optionalRequirements: longText("Optional requirements"),
  keySkills: keySkillsSchema,
});

/** What opens a tournament: the job, and how many files were chosen for it, which decides the credit it takes. */
export const createTournamentSchema = tournamentSchema.extend({
  fileCount: z.coerce.number().int().min(0).max(10_000).catch(0),
});

export type TournamentInput = z.output<typeof tournamentSchema>;
