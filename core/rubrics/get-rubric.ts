import type { Criterion, Rubric } from "#core/analysis/rubric";
import { findReadable, type ViewDeps, type Viewer } from "#core/audit/find-readable";
import { found } from "#core/errors";
import type { RubricDetail, RubricVersion } from "./rubric-version";

export type OwnRubricDeps = {
  rubrics: {
    find(ownerId: string, tournamentId: string): Promise<{ rubric: Rubric; version: number } | undefined>;
    /** Newest first. */
    listVersions(tournamentId: string): Promise<RubricVersion[]>;
    /** The newest criterion for the job as a whole, from any version. */
    findWhole(tournamentId: string): Promise<Criterion | undefined>;
  };
};

/** The newest rubric of a tournament, with its history. */
export async function getRubric(
  deps: ViewDeps & OwnRubricDeps,
  viewer: Viewer,
  tournamentId: string,
): Promise<RubricDetail> {
  const { ownerId } = await findReadable(deps, viewer, { tournamentId });
  return readOwnRubric(deps, ownerId, tournamentId);
}

/** For callers that have already checked that the viewer may read as the owner. */
export async function readOwnRubric(
  deps: OwnRubricDeps,
  ownerId: string,
  tournamentId: string,
): Promise<RubricDetail> {
  const current = found(await deps.rubrics.find(ownerId, tournamentId), "tournament_not_found");
  const history = await deps.rubrics.listVersions(tournamentId);
  const hasWhole = current.version === 1 || current.rubric.criteria.some(({ overall }) => overall);
  return {
    ...current,
    history,
    ...(!hasWhole && { formerWhole: await deps.rubrics.findWhole(tournamentId) }),
  };
}
