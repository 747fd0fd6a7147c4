import type { Criterion } from "#core/analysis/rubric";
import type { CriterionEdit } from "./change-rubric.schema";
import { isRepeated, toEdit } from "./edit-criteria";

/** Criteria as they were read from a job's texts, and as the recruiter edited them. */
export type FormerReview = { criteria: Criterion[]; edits: CriterionEdit[] };

export type KeptEdits = {
  edits: CriterionEdit[];
  /** How many of the recruiter's own changes still stand. */
  kept: { changed: number; added: number; removed: number };
  /** How many criteria were not there before. */
  fresh: number;
  /** Criteria the recruiter changed whose line is gone. */
  lost: string[];
};

/**
 * Applies the edits of a review to the criteria of the next one, made after the job's texts changed. What the recruiter
 * changed or removed stands if its line still says the same, and what they added always does.
 */
export function keepEdits(former: FormerReview, criteria: Criterion[]): KeptEdits {
  const edits: CriterionEdit[] = [];
  const kept = { changed: 0, added: 0, removed: 0 };
  const gone = new Set(former.criteria);
  for (const criterion of criteria) {
    const before = [...gone].find(
      ({ text, overall = false }) => text === criterion.text && overall === (criterion.overall ?? false),
    );
    const changes = before ? findChanges(former, before) : {};
    if (before) gone.delete(before);
    if (!changes) {
      kept.removed += 1;
      continue;
    }
    if (Object.keys(changes).length > 0) kept.changed += 1;
    edits.push({ ...toEdit(criterion), ...changes });
  }
  const fresh = criteria.length - (former.criteria.length - gone.size);
  const lost = [...gone].flatMap((before) => {
    const changes = findChanges(former, before) ?? {};
    return Object.keys(changes).length > 0 ? [changes.text ?? before.text] : [];
  });
  for (const edit of former.edits) {
    if (edit.id !== undefined || edits.some(({ text }) => isRepeated(text, edit.text))) continue;
    kept.added += 1;
    edits.push(edit);
  }
  return { edits, kept, fresh, lost };
}

/** What the recruiter changed of a criterion; undefined if they removed it. */
function findChanges({ edits }: FormerReview, before: Criterion): Partial<CriterionEdit> | undefined {
  const edit = edits.find(({ id }) => id === before.id);
  return (
    edit && {
      ...(edit.text !== before.text && { text: edit.text }),
      ...(edit.importance !== before.importance && { importance: edit.importance }),
      ...((edit.knockOut ?? false) !== (before.knockOut ?? false) && { knockOut: edit.knockOut }),
      ...(edit.weight !== before.weight && { weight: edit.weight }),
    }
  );
}
