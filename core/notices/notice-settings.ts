import * as z from "zod";

const line = z
  .string()
  .transform((text) => text.replace(/\s+/g, " ").trim())
  .pipe(z.string().max(120, "Please use at most 120 characters"))
  .default("");

/** Who the employer is, as notices and documents tell it. Empty: not told yet. */
export const noticeSettingsSchema = z.object({ company: line, contact: line });

export type NoticeSettings = z.output<typeof noticeSettingsSchema>;

/** Who judges an account's resumes, as a scorecard names it. */
export type JudgeAtWork = { engine: string; version: string; model: string | null };
