import { buildRubric } from "#core/analysis/build-rubric";
import type { Rubric } from "#core/analysis/rubric";
import type { TournamentSummary } from "./tournament";
import type { TournamentInput } from "./tournament.schema";

export type NewTournament = TournamentInput & {
  id: string;
  userId: string;
  isDemoTournament: boolean;
  rubric: Rubric;
  createdAt: Date;
};

type Deps = {
  now(): Date;
  newId(): string;
  insertTournament(tournament: NewTournament): Promise<TournamentSummary>;
};

/** Opens a tournament and fixes what its candidates will be judged by. */
export async function createTournament(
  deps: Deps,
  userId: string,
  input: TournamentInput,
): Promise<TournamentSummary> {
  return deps.insertTournament({
    ...input,
    id: deps.newId(),
    userId,
    isDemoTournament: false,
    rubric: await buildRubric(input),
    createdAt: deps.now(),
  });
}
