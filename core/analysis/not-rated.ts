import { type Language, languageName } from "../languages/languages";
import type { NotRated } from "./scorecard";

/** The languages of the advert and the resume; undefined if there are too few words to tell. */
export type Languages = { advert: Language | undefined; resume: Language | undefined };

/** "Not rated: written in Romanian, a language ..." */
export function explainNotRated(reason: NotRated): string {
  const { language } = reason;
  if (reason.of === "pair")
    return `Not rated: written in ${language} for a job in ${reason.jobLanguage}, two languages that ratings are not measured across.`;
  const what = reason.of === "job" ? `the job is written in ${language}` : `written in ${language}`;
  return `Not rated: ${what}, a language that ratings are not measured in.`;
}

/** The flag for a resume that is judged against a job in another language; undefined if the language is the same. */
export function explainLanguageMismatch({ advert, resume }: Languages): string | undefined {
  if (!advert || !resume || advert === resume) return undefined;
  return `Written in ${languageName(resume)} for a job in ${languageName(advert)}. Only words that both use were compared.`;
}

/** The flag for languages that a model judges but the embedded judge is not measured in. */
export function explainModelOnly({ advert, resume }: Languages): string {
  const names = [...new Set([resume, advert].flatMap((one) => (one ? languageName(one) : [])))];
  return `Judged by the AI model alone, in ${names.join(" and ")}: ${names.length > 1 ? "languages" : "a language"} that the built-in judge is not measured in.`;
}
