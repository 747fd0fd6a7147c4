import type { Criterion, Rubric } from "#core/analysis/rubric";
import { DomainError, found } from "#core/errors";
import { withCriteria } from "./build-edited-rubric";
import type { ChangeRubricInput, CriterionEdit } from "./change-rubric.schema";
import { applyEdits, findProblems, isUnchanged, limitWhole, refuseProblems } from "./edit-criteria";
import { type RescoreDeps, rescoreResumes } from "./rescore-resumes";

export type NewRubricVersion = {
  tournamentId: string;
  version: number;
  rubric: Rubric;
  changes: string[];
  createdBy: string;
  createdAt: Date;
};

type CurrentRubric = { rubric: Rubric; version: number };

type Deps = RescoreDeps & {
  now(): Date;
  rubrics: {
    /** Undefined if the user owns no such tournament. */
    find(userId: string, tournamentId: string): Promise<CurrentRubric | undefined>;
    /** Finds criteria of any version. */
    findFormerCriteria(tournamentId: string, ids: string[]): Promise<Criterion[]>;
    /**
     * Makes this the tournament's rubric and marks results of older versions as stale, in one transaction. Returns
     * false if the previous version is no longer the newest.
     */
    insertVersion(version: NewRubricVersion): Promise<boolean>;
  };
};

/**
 * Saves the edited criteria as a new version and re-ranks at once; resumes that must be read for new criteria are
 * queued. Edits to an older version are refused, unless they match what is already saved.
 */
export async function changeRubric(
  deps: Deps,
  input: ChangeRubricInput & { userId: string; tournamentId: string },
): Promise<void> {
  const { userId, tournamentId, baseVersion } = input;
  const current = await findCurrent(deps, input);
  const former = await findFormer(deps, tournamentId, current.rubric.criteria, input.criteria);
  const known = [...current.rubric.criteria, ...former];
  const edits = limitWhole(known, input.criteria);
  if (isUnchanged(current.rubric.criteria, edits)) {
    // These edits were saved before, but that request may have been interrupted.
    if (current.version !== baseVersion) await rescoreResumes(deps, { tournamentId, ...current });
    return;
  }
  if (current.version !== baseVersion) throw conflict(current);

  refuseProblems(findProblems(known, edits));
  const version = baseVersion + 1;
  const { criteria, changes } = applyEdits({ current: current.rubric.criteria, former, version }, edits);
  if (changes.length === 0) return;
  const rubric = await withCriteria(current.rubric, criteria);
  const isSaved = await deps.rubrics.insertVersion({
    tournamentId,
    version,
    rubric,
    changes,
    createdBy: userId,
    createdAt: deps.now(),
  });
  if (isSaved) return rescoreResumes(deps, { tournamentId, rubric, version });
  const newest = await findCurrent(deps, input);
  if (!isUnchanged(newest.rubric.criteria, edits)) throw conflict(newest);
}

async function findCurrent(
  deps: Deps,
  { userId, tournamentId }: { userId: string; tournamentId: string },
): Promise<CurrentRubric> {
  return found(await deps.rubrics.find(userId, tournamentId), "tournament_not_found");
}

/** Criteria that the edits name but the current version lacks: an undo brings them back. */
async function findFormer(deps: Deps, tournamentId: string, current: Criterion[], edits: CriterionEdit[]) {
  const missing = edits.flatMap(({ id }) => (id && !current.some((one) => one.id === id) ? [id] : []));
  return missing.length > 0 ? deps.rubrics.findFormerCriteria(tournamentId, missing) : [];
}

const conflict = ({ version }: CurrentRubric) => new DomainError("rubric_changed", { details: { version } });
