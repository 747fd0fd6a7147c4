import { deriveId } from "#core/derive-id";
import { DomainError } from "#core/errors";
import { createTournament } from "./create-tournament";
import type { TournamentSummary } from "./tournament";
import type { TournamentInput } from "./tournament.schema";

type Deps = Parameters<typeof createTournament>[0] & { sha256(text: string): string };

/**
 * The tournament of this Idempotency-Key: created by the first call, returned by every repeat. A repeat with other texts
 * is refused, as is one after its name or description was edited: it would not get what it asks for.
 */
export async function createTournamentOnce(
  deps: Deps,
  userId: string,
  { key, ...input }: TournamentInput & { key: string; fileCount?: number },
): Promise<TournamentSummary> {
  const id = deriveId(deps.sha256(`once:${userId}:${key}`));
  const tournament = await createTournament(deps, userId, { ...input, id });
  if (textsOf(tournament) !== textsOf(input)) throw new DomainError("idempotency_key_reused");
  return tournament;
}

/** The job that a tournament is about, to compare it with another one. */
export const textsOf = ({
  name,
  jobDescription,
  keyRequirements,
  optionalRequirements,
  keySkills,
}: TournamentInput) =>
  JSON.stringify([name, jobDescription, keyRequirements, optionalRequirements, keySkills]);
