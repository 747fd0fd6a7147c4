import * as z from "zod";

/** Days a resume is kept after its upload. */
export const retentionChoices = [30, 90, 180, 365, 730] as const;
export const DEFAULT_RETENTION_DAYS = 365;

/** Years a decision record is kept after what it is about was deleted; 0 for none. */
export const recordYearChoices = [0, 1, 2, 3, 4, 5, 6, 7] as const;
/** As long as California asks employers to keep such records. */
export const DEFAULT_RECORD_YEARS = 4;

const isChoice = (days: number): days is (typeof retentionChoices)[number] =>
  retentionChoices.some((choice) => choice === days);

const CHOOSE = "Choose how long resumes are kept.";
const CHOOSE_YEARS = "Choose how long decision records are kept.";

export const retentionSchema = z.object({
  retentionDays: z.coerce.number({ error: CHOOSE }).refine(isChoice, CHOOSE),
  recordYears: z.coerce
    .number({ error: CHOOSE_YEARS })
    .int(CHOOSE_YEARS)
    .min(0, CHOOSE_YEARS)
    .max(7, CHOOSE_YEARS),
  isOnHold: z.boolean().default(false),
});

export type RetentionSettings = z.output<typeof retentionSchema>;
