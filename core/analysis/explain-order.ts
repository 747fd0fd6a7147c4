import { type Comparable, compareDirectly } from "./compare-directly";
import { bandOf, type Rankable } from "./rank-resumes";
import type { Criterion } from "./rubric";
import { earnedShare } from "./score-verdicts";

/** Why `first` is ranked before `second` among `resumes`: what decided, in the order in which it is asked. */
export function explainOrder(first: Rankable, second: Rankable, resumes: Rankable[]): string {
  const band = bandOf(first.matchPercent);
  if (band !== bandOf(second.matchPercent)) {
    return `The match is higher: ${first.matchPercent} % to ${second.matchPercent} %.`;
  }
  const members = resumes.filter(({ matchPercent }) => bandOf(matchPercent) === band);
  const standings = compareDirectly(members);
  const [ahead, behind] = [first, second].map(
    ({ id }) => standings[members.findIndex((member) => member.id === id)],
  );
  if (ahead && behind) {
    if (ahead.cap > behind.cap) return "With nearly equal matches, it shows more of the must-haves.";
    if (ahead.wins > behind.wins || ahead.points > behind.points) {
      return "With nearly equal matches, its verdicts are stronger against all others of such a match, must-haves counted twice.";
    }
  }
  if (first.matchPercent > second.matchPercent) {
    return `The verdicts weigh the same; the match is higher: ${first.matchPercent} % to ${second.matchPercent} %.`;
  }
  if ((first.scorecard.relevance ?? 0) > (second.scorecard.relevance ?? 0)) {
    return "Match and verdicts weigh the same; the text as a whole is nearer to the job.";
  }
  return "Match and verdicts weigh the same: the order between the two says nothing.";
}

type Weighted = Pick<Criterion, "id" | "weight" | "importance">;
type Judged<C extends Weighted> = { criteria: C[]; verdicts: Comparable["scorecard"]["verdicts"] };

/** The criteria on which one scorecard has the better verdict than another, what weighs most first. */
export function listLeads<C extends Weighted>(scorecard: Judged<C>, other: Judged<C>): C[] {
  const [own, others] = [scorecard, other].map(
    ({ verdicts }) => new Map(verdicts.map((verdict) => [verdict.criterionId, earnedShare(verdict)])),
  );
  return scorecard.criteria
    .filter(({ id }) => others?.has(id) && (own?.get(id) ?? 0) > (others.get(id) ?? 0))
    .sort((a, b) => Number(b.importance === "must") - Number(a.importance === "must") || b.weight - a.weight);
}
