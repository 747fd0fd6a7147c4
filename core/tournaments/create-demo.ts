import { buildRubric } from "#core/analysis/build-rubric";
import { DomainError } from "#core/errors";
import type { NewTournament } from "./create-tournament";
import { asDemo, DEMO_LIFETIME_MS, DEMO_OWNER_ID, DEMOS_PER_VISITOR, type DemoTournament } from "./demo";
import type { TournamentSummary } from "./tournament";
import type { TournamentInput } from "./tournament.schema";

type Deps = {
  now(): Date;
  newId(): string;
  demos: {
    count(visitor: string, since: Date): Promise<number>;
    insert(tournament: NewTournament, visitor: string): Promise<TournamentSummary>;
  };
};

/** Opens a tournament for a visitor without an account; it is deleted after a day. */
export async function createDemo(
  deps: Deps,
  visitor: string,
  input: TournamentInput,
  { isSample = false } = {},
): Promise<DemoTournament> {
  const createdAt = deps.now();
  const since = new Date(createdAt.getTime() - DEMO_LIFETIME_MS);
  if ((await deps.demos.count(visitor, since)) >= DEMOS_PER_VISITOR) throw new DomainError("too_many_demos");
  const tournament = {
    ...input,
    id: deps.newId(),
    userId: DEMO_OWNER_ID,
    isDemoTournament: isSample,
    rubric: await buildRubric(input),
    createdAt,
  };
  return asDemo(await deps.demos.insert(tournament, visitor), isSample, tournament.rubric);
}
