import { buildRubric } from "#core/analysis/build-rubric";
import type { Rubric } from "#core/analysis/rubric";
import { DomainError } from "#core/errors";
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
  tournaments: {
    /** Spends one credit in the same transaction; undefined when there is none. */
    insert(
      tournament: NewTournament,
      spend: { id: string; grantId: string; fileCount: number },
    ): Promise<TournamentSummary | undefined>;
  };
  /** The plan's tournaments plus additional credits. */
  credits: { countAllowance(userId: string): Promise<number> };
};

/** Opens a tournament on one of the user's credits and fixes what its candidates will be judged by. */
export async function createTournament(
  deps: Deps,
  userId: string,
  { fileCount = 0, ...input }: TournamentInput & { fileCount?: number },
): Promise<TournamentSummary> {
  const tournament = await deps.tournaments.insert(
    {
      ...input,
      id: deps.newId(),
      userId,
      isDemoTournament: false,
      rubric: await buildRubric(input),
      createdAt: deps.now(),
    },
    { id: deps.newId(), grantId: deps.newId(), fileCount },
  );
  if (tournament) return tournament;
  const limit = await deps.credits.countAllowance(userId);
  throw new DomainError("tournament_limit", { details: { limitReached: true, currentUsage: limit, limit } });
}
