import { WHOLE_TEXT } from "../../analysis/rubric";
import type { ReadResume } from "../types";
import { matchTitles } from "./wanted-titles";
import type { WholeContext } from "./whole-context";

/**
 * How near a resume is to the job as a whole, 0 to 1. It tells what its words are likely to mean: "collections" of a
 * museum's registrar are none of a bank's.
 */
export type JobFit = {
  /** The cosine of the words of the whole resume and the job. */
  words: number;
  /** That of the nearest dated job. */
  work: number;
  /** How well the best title held matches the job's. */
  title: number;
};

/** Below the mean of the labeled resumes (0.20, 0.17, 0.27), for a requirement without its job: better too careful. */
export const CONSERVATIVE_FIT: JobFit = { words: 0.16, work: 0.14, title: 0.1 };

export function readJobFit({ resume, similarity, rubric }: WholeContext): JobFit {
  const name = rubric.criteria.find(({ overall, text }) => overall && text !== WHOLE_TEXT)?.text;
  return {
    words: similarity.cosine,
    work: Math.max(0, ...similarity.roles),
    title:
      name === undefined ? CONSERVATIVE_FIT.title : Math.max(0, ...titlesOf(resume).map(matchTitles(name))),
  };
}

const titlesOf = ({ roles }: ReadResume) => roles.flatMap(({ title }) => title || []);
