import * as z from "zod";

/** Days a resume is kept after its upload. */
export const retentionChoices = [30, 90, 180, 365, 730] as const;
export const DEFAULT_RETENTION_DAYS = 365;

const isChoice = (days: number): days is (typeof retentionChoices)[number] =>
  retentionChoices.some((choice) => choice === days);

const CHOOSE = "Choose how long resumes are kept.";

export const retentionSchema = z.object({
  retentionDays: z.coerce.number({ error: CHOOSE }).refine(isChoice, CHOOSE),
});

export const DAY_MS = 24 * 60 * 60 * 1000;
