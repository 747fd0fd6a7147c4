import { identifyLanguage } from "../languages/identify-language";
import { type Language, languageName, reads } from "../languages/languages";
import type { Analyser } from "./analyser";
import type { Rubric } from "./rubric";
import type { NotRated } from "./scorecard";

/** What the advert and the resume are written in; undefined where there are too few words to tell. */
export type Languages = { advert: Language | undefined; resume: Language | undefined };

export function identifyLanguages(rubric: Rubric, resume: string): Languages {
  return { advert: languageOfJob(rubric), resume: identifyLanguage(resume) };
}

/** Of a rubric's own words where it was not made from a text. */
export const languageOfJob = ({ jobText, criteria }: Rubric): Language | undefined =>
  identifyLanguage(jobText ?? criteria.map(({ text }) => text).join("\n"));

/** Why this judge cannot judge, or undefined where it can. */
export function findBarrier(
  judge: Pick<Analyser, "reads">,
  { advert, resume }: Languages,
): NotRated | undefined {
  if (reads(judge.reads, { advert, resume })) return undefined;
  if (advert && !reads(judge.reads, { advert, resume: undefined }))
    return { of: "job", language: languageName(advert) };
  const language = languageName(resume ?? "und");
  const isReadElsewhere = reads(judge.reads, { advert: undefined, resume });
  return isReadElsewhere && advert
    ? { of: "pair", language, jobLanguage: languageName(advert) }
    : { of: "resume", language };
}

const PLACED =
  "It stands by the likeness of its words alone. Read it yourself; you can set a tier of your own.";

/** "Not rated: written in Romanian, a language ..." */
export function sayNotRated(reason: NotRated): string {
  const { language } = reason;
  if (reason.of === "pair")
    return `Not rated: written in ${language} for a job in ${reason.jobLanguage}, two languages that ratings are not measured across. ${PLACED}`;
  const what = reason.of === "job" ? `the job is written in ${language}` : `written in ${language}`;
  return `Not rated: ${what}, a language that ratings are not measured in. ${PLACED}`;
}

/** What to say of a resume that is judged against a job in another language; undefined where it is the same. */
export function sayAcross({ advert, resume }: Languages): string | undefined {
  if (!advert || !resume || advert === resume) return undefined;
  return `Written in ${languageName(resume)} for a job in ${languageName(advert)}. Only words that both use count, so less is found than is there.`;
}
