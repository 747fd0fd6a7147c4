import type { Rubric } from "#core/analysis/rubric";
import { findReadable, type ViewDeps, type Viewer } from "#core/audit/find-readable";
import { DomainError, found } from "#core/errors";

type Deps = ViewDeps & {
  rubrics: {
    find(ownerId: string, tournamentId: string): Promise<unknown>;
    findVersion(tournamentId: string, version: number): Promise<Rubric | undefined>;
  };
};

/** A former version of the rubric. To restore it, save its criteria again with their ids. */
export async function getVersion(
  deps: Deps,
  viewer: Viewer,
  { tournamentId, version }: { tournamentId: string; version: number },
): Promise<{ version: number; rubric: Rubric }> {
  const { ownerId } = await findReadable(deps, viewer, { tournamentId });
  if (!(await deps.rubrics.find(ownerId, tournamentId))) throw new DomainError("tournament_not_found");
  const rubric = found(await deps.rubrics.findVersion(tournamentId, version), "rubric_version_not_found");
  return { version, rubric };
}
