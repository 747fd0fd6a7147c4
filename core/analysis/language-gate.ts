import { memoizeByObject } from "#core/memoize";
import { identifyLanguage } from "../languages/identify-language";
import { type Language, languageName, reads } from "../languages/languages";
import type { Analyzer } from "./analyzer";
import type { Languages } from "./not-rated";
import type { Rubric } from "./rubric";
import type { NotRated } from "./scorecard";

export function identifyLanguages(rubric: Rubric, resume: string): Languages {
  return { advert: languageOfJob(rubric), resume: identifyLanguage(resume) };
}

/** Uses the criteria's texts if the rubric was not built from a job text. */
const languageOfJob = memoizeByObject(({ jobText, criteria }: Rubric): Language | undefined =>
  identifyLanguage(jobText ?? criteria.map(({ text }) => text).join("\n")),
);

/** Why this judge cannot judge, or undefined if it can. */
export function findNotRatedReason(
  judge: Pick<Analyzer, "reads">,
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
