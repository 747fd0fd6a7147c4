import { buildRubric } from "#core/analysis/build-rubric";
import type { Rubric } from "#core/analysis/rubric";
import { checkRubric, type RubricWarning } from "#core/rubrics/check-rubric";
import { refuseForCredits } from "./create-tournament";
import type { TournamentInput } from "./tournament.schema";

/** What a job would be judged by, before its tournament exists. */
export type TournamentReview = {
  /** The id the tournament will get, so that two clicks create only one. */
  id: string;
  rubric: Rubric;
  warnings: RubricWarning[];
};

type Deps = {
  now(): Date;
  newId(): string;
  credits: {
    count(userId: string, month: { id: string; now: Date }): Promise<number>;
    countAllowance(userId: string): Promise<number>;
  };
};

/** Shows a job's rubric. Stores and spends nothing, but throws as creation would if there is no credit for it. */
export async function reviewTournament(
  deps: Deps,
  { id: userId, hasUnlimitedAccess }: { id: string; hasUnlimitedAccess: boolean },
  job: TournamentInput,
): Promise<TournamentReview> {
  if (!hasUnlimitedAccess) {
    const left = await deps.credits.count(userId, { id: deps.newId(), now: deps.now() });
    if (left <= 0) await refuseForCredits(deps, userId);
  }
  const rubric = await buildRubric(job);
  return { id: deps.newId(), rubric, warnings: checkRubric(job, rubric) };
}
