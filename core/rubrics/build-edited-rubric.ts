import { buildRubric } from "#core/analysis/build-rubric";
import { hashRubric } from "#core/analysis/hash-rubric";
import type { Criterion, JobText, Rubric } from "#core/analysis/rubric";
import type { CriterionEdit } from "./change-rubric.schema";
import { applyEdits, findProblems, isUnchanged, limitWhole, refuseProblems } from "./edit-criteria";

/**
 * The rubric of a new tournament: built from the job's texts, with the owner's edits from the review and a
 * description of each. Throws a DomainError for edits that are not allowed.
 */
export async function buildEditedRubric(
  job: JobText,
  edits?: CriterionEdit[],
): Promise<{ rubric: Rubric; changes: string[] }> {
  const read = await buildRubric(job);
  if (!edits) return { rubric: read, changes: [] };
  const current = read.criteria;
  const limited = limitWhole(current, edits);
  if (isUnchanged(current, limited)) return { rubric: read, changes: [] };
  refuseProblems(findProblems(current, limited));
  const { criteria, changes } = applyEdits({ current, former: [], version: 1 }, limited);
  return { rubric: await withCriteria(read, criteria), changes };
}

/** A rubric from the same texts with other criteria. */
export async function withCriteria({ jobText, refused }: Rubric, criteria: Criterion[]): Promise<Rubric> {
  return {
    hash: await hashRubric({ criteria, jobText }),
    criteria,
    jobText,
    refused: stillRefused(refused, criteria),
  };
}

/** A rejected requirement that is now asked in its lawful rewording is no longer listed. */
const stillRefused = (refused: Rubric["refused"] = [], criteria: Criterion[]) =>
  refused.filter(({ rewording }) => !criteria.some(({ text }) => text === rewording));
