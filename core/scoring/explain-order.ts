import { byImportance } from "../analysis/importance";
import type { Criterion } from "../analysis/rubric";
import type { Scorecard } from "../analysis/scorecard";
import { arithmeticOf } from "./arithmetic";
import type { Rankable } from "./order";
import { type CountedVerdict, earnedShare } from "./score-verdicts";

/** Explains what ranked `first` before `second`. */
export function explainOrder(first: Rankable, second: Rankable): string {
  const { score: one } = first;
  const { score: other } = second;
  if (one === null || other === null) return explainUnrated(one, other, first.relevance > second.relevance);
  if (one > other) {
    const say = Math.floor(one) === Math.floor(other) ? exactly : roundedDown;
    return `The match is higher: ${say(one)} to ${say(other)}.`;
  }
  if (first.relevance > second.relevance)
    return "The matches are equal; the text as a whole is closer to the job.";
  return "The matches are equal: their order is arbitrary.";
}

function explainUnrated(first: number | null, second: number | null, isNearer: boolean): string {
  if (first !== second) return "One of the two is not rated, so their matches cannot be compared.";
  if (isNearer) return "Neither is rated; the words of the text as a whole are nearer to the job.";
  return "Neither is rated: their order is arbitrary.";
}

const exactly = (score: number) => `${score.toFixed(3)}%`;
const roundedDown = (score: number) => `${Math.floor(score)}%`;

type Weighted = Pick<Criterion, "id" | "weight" | "importance">;
type Judged<C extends Weighted> = Pick<Scorecard, "arithmetic"> & {
  criteria: C[];
  verdicts: CountedVerdict[];
};

/** The criteria on which `scorecard` has a better verdict than `other`: must-haves first, then by weight. */
export function listLeads<C extends Weighted>(scorecard: Judged<C>, other: Judged<C>): C[] {
  const [own, others] = [scorecard, other].map((judged) => {
    const arithmetic = arithmeticOf(judged);
    return new Map(judged.verdicts.map((verdict) => [verdict.criterionId, earnedShare(verdict, arithmetic)]));
  });
  return scorecard.criteria
    .filter(({ id }) => others?.has(id) && (own?.get(id) ?? 0) > (others.get(id) ?? 0))
    .sort(byImportance);
}
