import { type Language, languageName } from "../languages/languages";
import type { NotRated } from "./scorecard";

/** What the advert and the resume are written in; undefined where there are too few words to tell. */
export type Languages = { advert: Language | undefined; resume: Language | undefined };

/** "Not rated: written in Romanian, a language ..." */
export function sayNotRated(reason: NotRated): string {
  const { language } = reason;
  if (reason.of === "pair")
    return `Not rated: written in ${language} for a job in ${reason.jobLanguage}, two languages that ratings are not measured across.`;
  const what = reason.of === "job" ? `the job is written in ${language}` : `written in ${language}`;
  return `Not rated: ${what}, a language that ratings are not measured in.`;
}

/** What to say of a resume that is judged against a job in another language; undefined where it is the same. */
export function sayAcross({ advert, resume }: Languages): string | undefined {
  if (!advert || !resume || advert === resume) return undefined;
  return `Written in ${languageName(resume)} for a job in ${languageName(advert)}. Only words that both use were compared.`;
}
