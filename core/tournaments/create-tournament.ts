import type { Rubric } from "#core/analysis/rubric";
import { DomainError } from "#core/errors";
import { buildEditedRubric } from "#core/rubrics/build-edited-rubric";
import type { CriterionEdit } from "#core/rubrics/change-rubric.schema";
import type { TournamentSummary } from "./tournament";
import type { TournamentInput } from "./tournament.schema";

export type NewTournament = TournamentInput & {
  id: string;
  userId: string;
  isDemoTournament: boolean;
  rubric: Rubric;
  /** What the owner changed in the rubric before creating it, one sentence each. */
  rubricChanges?: string[];
  createdAt: Date;
};

type LimitDeps = {
  /** The plan's tournaments plus additional credits. */
  credits: { countAllowance(userId: string): Promise<number> };
};

type Deps = LimitDeps & {
  /** Counts the work against the cap of the API key in use, unless it turns out to have created nothing. */
  payByKey<Result>(work: () => Promise<Result>, isNew: (result: Result) => boolean): Promise<Result>;
  now(): Date;
  newId(): string;
  tournaments: {
    find(userId: string, id: string): Promise<TournamentSummary | undefined>;
    /**
     * Spends one credit in the same transaction; undefined if there is none. "taken": the id belongs to a tournament, or
     * did before that was deleted.
     */
    insert(
      tournament: NewTournament,
      spend: { id: string; grantId: string; fileCount: number },
    ): Promise<TournamentSummary | "taken" | undefined>;
  };
};

type Input = TournamentInput & {
  fileCount?: number;
  /** The id from the review: confirming it twice returns the same tournament. */
  id?: string | undefined;
  /** The confirmed criteria; if omitted, those derived from the texts. */
  criteria?: CriterionEdit[] | undefined;
};

/** Opens a tournament with one of the user's credits and fixes its rubric. */
export async function createTournament(
  deps: Deps,
  userId: string,
  { fileCount = 0, id, criteria, ...input }: Input,
): Promise<TournamentSummary> {
  const findMade = async () => (id === undefined ? undefined : deps.tournaments.find(userId, id));
  const made = await findMade();
  if (made) return made;
  const { rubric, changes } = await buildEditedRubric(input, criteria);
  const planned: NewTournament = {
    ...input,
    id: id ?? deps.newId(),
    userId,
    isDemoTournament: false,
    rubric,
    rubricChanges: changes,
    createdAt: deps.now(),
  };
  const spend = { id: deps.newId(), grantId: deps.newId(), fileCount };
  const outcome = await deps.payByKey(
    () => deps.tournaments.insert(planned, spend),
    (inserted) => typeof inserted === "object",
  );
  if (typeof outcome === "object") return outcome;
  const madeMeanwhile = await findMade();
  if (madeMeanwhile) return madeMeanwhile;
  if (outcome === "taken") throw new DomainError("tournament_id_used");
  return refuseForCredits(deps, userId);
}

export async function refuseForCredits(deps: LimitDeps, userId: string): Promise<never> {
  const limit = await deps.credits.countAllowance(userId);
  throw new DomainError("tournament_limit", { details: { limitReached: true, currentUsage: limit, limit } });
}
