import { findReadable, type ViewDeps, type Viewer } from "#core/audit/find-readable";
import { DomainError } from "#core/errors";
import type { RubricDetail, RubricVersion } from "./rubric-version";

export type OwnRubricDeps = {
  rubrics: {
    find(ownerId: string, tournamentId: string): Promise<Omit<RubricDetail, "history"> | undefined>;
    /** Newest first. */
    listVersions(tournamentId: string): Promise<RubricVersion[]>;
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

/** For who is known to read as the owner. */
export async function readOwnRubric(
  deps: OwnRubricDeps,
  ownerId: string,
  tournamentId: string,
): Promise<RubricDetail> {
  const current = await deps.rubrics.find(ownerId, tournamentId);
  if (!current) throw new DomainError("tournament_not_found");
  return { ...current, history: await deps.rubrics.listVersions(tournamentId) };
}
