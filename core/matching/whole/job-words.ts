import { memoizeByObject } from "#core/memoize";
import { listInformativeSentences } from "../../analysis/job-text/informative-sentences";
import { stem } from "../../analysis/language/stem";
import { isAskingWord } from "../../analysis/language/stop-words";
import { tokenize } from "../../analysis/language/tokens";
import { type Rubric, WHOLE_TEXT } from "../../analysis/rubric";

/** Leaves out words that only ask for something, and numbers: the longer the career, the more dates a resume has. */
export const isContentWord = (key: string) => !isAskingWord(key) && !/^\d+$/.test(key);

/** The stems of the words with content, in order. */
export const stemsOf = (text: string): string[] =>
  tokenize(text).flatMap(({ key }) => (isContentWord(key) ? stem(key) : []));

/** The stems of the requirements and of the informative sentences of the job's text, each as often as it is used. */
export const jobWords = memoizeByObject((rubric: Pick<Rubric, "criteria" | "jobText">): string[] =>
  [
    ...rubric.criteria.map(({ text }) => text).filter((text) => text !== WHOLE_TEXT),
    ...listInformativeSentences(rubric.jobText ?? ""),
  ].flatMap(stemsOf),
);
