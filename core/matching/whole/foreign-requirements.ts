import { memoizeByObject } from "#core/memoize";
import { type Rubric, WHOLE_TEXT } from "../../analysis/rubric";
import { hasSubject, subjectOf } from "../subjects";
import type { ReadResume } from "../types";
import { cosine, type Vector } from "../word-vectors";
import { jobWords, stemsOf } from "./job-words";

/** The requirements that have nothing to do with the rest of a dated job: "Payroll" on a line of a welder's. */
export type ForeignRequirements = {
  criterionIds: Set<string>;
  /** Their stems, but for those that other requirements have too. */
  stems: Set<string>;
};

/** Subjects less similar than this have nothing to do with each other. */
const UNRELATED = 0.2;
/** Fewer words do not tell what a job is about. */
const MIN_WORDS = 15;

/**
 * For each dated job. What a job is about is told by its words without any of the advert's, so whoever adds those to a
 * job of another kind gains little. Nothing is foreign to a job of the advert's own kind, because a requirement of few words
 * ("English", "stock inventory") says too little about its subject, or to a job that has few other words.
 */
export function findForeign(
  { roles, lines }: ReadResume,
  rubric: Pick<Rubric, "criteria" | "jobText">,
): ForeignRequirements[] {
  const asked = readAsked(rubric);
  const advert = readAdvert(rubric);
  return roles.map(({ headerLines, duties }) => {
    const words = [...headerLines, ...duties].flatMap((at) => lines[at]?.words ?? []);
    const own = words.filter(({ stem }) => !advert.stems.has(stem) && hasSubject(stem));
    const job = own.length >= MIN_WORDS ? subjectOf(own) : undefined;
    const foreign = isUnrelated(advert.subject, job)
      ? asked.filter(({ subject }) => isUnrelated(subject, job))
      : [];
    const others = new Set(asked.filter((one) => !foreign.includes(one)).flatMap(({ stems }) => stems));
    return {
      criterionIds: new Set(foreign.map(({ id }) => id)),
      stems: new Set(foreign.flatMap(({ stems }) => stems.filter((stem) => !others.has(stem)))),
    };
  });
}

const isUnrelated = (one: Vector | undefined, other: Vector | undefined): boolean =>
  one !== undefined && other !== undefined && cosine(one, other) < UNRELATED;

const readAdvert = memoizeByObject((rubric: Pick<Rubric, "criteria" | "jobText">) => {
  const stems = new Set(jobWords(rubric));
  return { stems, subject: subjectOf([...stems].map((stem) => ({ stem }))) };
});

const readAsked = memoizeByObject(({ criteria }: Pick<Rubric, "criteria">) =>
  criteria
    .filter(({ text }) => text !== WHOLE_TEXT)
    .map(({ id, text }) => {
      const stems = stemsOf(text);
      return { id, stems, subject: subjectOf(stems.map((stem) => ({ stem }))) };
    }),
);
