import { DomainError } from "#core/errors";
import { createTournament, type NewTournament } from "./create-tournament";
import { asDemo, DEMO_LIFETIME_MS, DEMO_OWNER_ID, DEMOS_PER_VISITOR, type DemoTournament } from "./demo";
import type { TournamentSummary } from "./tournament";
import type { TournamentInput } from "./tournament.schema";

type Deps = {
  now(): Date;
  newId(): string;
  countDemos(visitor: string, since: Date): Promise<number>;
  insertDemo(tournament: NewTournament, visitor: string): Promise<TournamentSummary>;
};

/** Opens a tournament for somebody without an account; it is gone after a day. */
export async function createDemo(
  deps: Deps,
  visitor: string,
  input: TournamentInput,
): Promise<DemoTournament> {
  const since = new Date(deps.now().getTime() - DEMO_LIFETIME_MS);
  if ((await deps.countDemos(visitor, since)) >= DEMOS_PER_VISITOR) throw new DomainError("too_many_demos");
  const insertTournament = (tournament: NewTournament) => deps.insertDemo(tournament, visitor);
  return asDemo(await createTournament({ ...deps, insertTournament }, DEMO_OWNER_ID, input));
}
