import * as z from "zod";

const longText = (label: string) =>
  z.string().trim().max(20_000, `${label} must be at most 20,000 characters`).default("");

/** Key skills arrive as a list (API) or as one comma-separated field (form). */
const keySkills = z
  .union([z.array(z.string()), z.string()])
  .default([])
  .transform((value) => (typeof value === "string" ? value.split(/[,;\n]/) : value))
  .transform((skills) => [...new Set(skills.map((skill) => skill.trim()).filter(Boolean))])
  .pipe(
    z
      .array(z.string().max(100, "A key skill must be at most 100 characters"))
      .max(50, "At most 50 key skills"),
  );

export const tournamentSchema = z.object({
  name: z
    .string({ error: "Tournament name is required" })
    .trim()
    .min(1, "Tournament name is required")
    .max(200, "Tournament name must be at most 200 characters"),
  jobDescription: longText("Job description"),
  keyRequirements: longText("Key requirements"),
  optionalRequirements: longText("Optional requirements"),
  keySkills,
});

/** What opens a tournament: the job, and how many files were chosen for it, which decides the credit it takes. */
export const createTournamentSchema = tournamentSchema.extend({
  fileCount: z.coerce.number().int().min(0).max(10_000).catch(0),
});

export type TournamentInput = z.output<typeof tournamentSchema>;
