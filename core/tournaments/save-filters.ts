import * as z from "zod";
import { DomainError } from "#core/errors";
import { type SavedFilter, savedFilterSchema } from "#core/resumes/candidate-query.schema";

const MAX_FILTERS = 20;

/** All filters of a tournament; replaces the previous ones. */
export const saveFiltersSchema = z
  .array(savedFilterSchema)
  .max(MAX_FILTERS, { error: `You can save up to ${MAX_FILTERS} filters. Forget one first.` });

type Deps = {
  tournaments: {
    /** False if the user owns no such tournament. */
    setFilters(userId: string, tournamentId: string, filters: SavedFilter[]): Promise<boolean>;
  };
};

/** Stores the recruiter's named filters. */
export async function saveFilters(
  deps: Deps,
  { userId, tournamentId, filters }: { userId: string; tournamentId: string; filters: SavedFilter[] },
): Promise<SavedFilter[]> {
  if (!(await deps.tournaments.setFilters(userId, tournamentId, filters)))
    throw new DomainError("tournament_not_found");
  return filters;
}
