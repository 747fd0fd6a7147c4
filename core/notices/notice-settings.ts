import * as z from "zod";

const line = z
  .string()
  .transform((text) => text.replace(/\s+/g, " ").trim())
  .pipe(z.string().max(120, "Please use at most 120 characters"))
  .default("");

const EMAIL = /[^\s@]@[^\s@.]+\.[^\s@]/;
const WEB_ADDRESS = /https:\/\/[^\s.]{1,80}\.[^\s]/;
const MIN_PHONE_DIGITS = 6;
const PHONE = /\d[\d\s()./-]*/g;

/** Something that candidates can write to or call. */
const isReachable = (text: string) =>
  EMAIL.test(text) ||
  WEB_ADDRESS.test(text) ||
  [...text.matchAll(PHONE)].some(([number]) => number.replace(/\D/g, "").length >= MIN_PHONE_DIGITS);

const NO_CONTACT = "Include an email address, a web address that starts with https://, or a phone number";

/** Who the employer is, as notices and documents tell it. Empty: not told yet. */
export const noticeSettingsSchema = z.object({
  company: line,
  contact: line.refine((text) => !text || isReachable(text), NO_CONTACT),
});

export type NoticeSettings = z.output<typeof noticeSettingsSchema>;

/** Who judges an account's resumes, as a scorecard names it. */
export type JudgeAtWork = { engine: string; version: string; model: string | null };
