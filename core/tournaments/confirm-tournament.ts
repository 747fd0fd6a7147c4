import { DomainError } from "#core/errors";
import { createTournament } from "./create-tournament";
import { textsOf } from "./create-tournament-once";
import type { TournamentSummary } from "./tournament";

/**
 * The tournament of this review or quote: created by the first call, returned by every repeat. A repeat with other texts
 * is refused: it would not get what it asks for.
 */
export async function confirmTournament(
  ...[deps, userId, input]: Parameters<typeof createTournament>
): Promise<TournamentSummary> {
  const tournament = await createTournament(deps, userId, input);
  if (textsOf(tournament) !== textsOf(input)) throw new DomainError("tournament_id_used");
  return tournament;
}
