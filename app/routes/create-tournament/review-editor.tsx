import { type MutableRefObject, useEffect, useMemo, useRef } from "react";
import { CriteriaEditor } from "#app/components/rubric/criteria-editor.tsx";
import { quoteSource } from "#app/components/rubric/criterion-source.ts";
import { LeftOut } from "#app/components/rubric/left-out.tsx";
import { useCriteria } from "#app/components/rubric/use-criteria.ts";
import { Notice } from "#app/components/ui.ts";
import { checkRubric } from "#core/rubrics/check-rubric";
import { toEdit } from "#core/rubrics/edit-criteria";
import { type KeptEdits, keepEdits } from "#core/rubrics/keep-edits";
import { RubricWarnings } from "./rubric-warnings";
import type { ReviewState } from "./use-draft";
import * as words from "./words";

export type ReviewProps = {
  review: ReviewState;
  isLocked: boolean;
  /** Set to a function that says whether the criteria can be submitted and otherwise shows the errors. */
  check: MutableRefObject<() => boolean>;
  /** Called with the current criteria, so that the draft includes them. */
  onChange(review: ReviewState): void;
};

/** Editor for the criteria before they are confirmed. The surrounding form submits them as JSON. */
export function ReviewEditor({ review, isLocked, check, onChange }: ReviewProps) {
  const { rubric, job } = review;
  const known = rubric.criteria;
  const merged = useMemo(() => review.former && keepEdits(review.former, known), [review.former, known]);
  const criteria = useCriteria(review.edits ?? merged?.edits ?? known.map(toEdit), known);
  const refused = (rubric.refused ?? []).filter(
    ({ rewording }) => !criteria.edits.some(({ text }) => text === rewording),
  );
  const json = JSON.stringify(criteria.edits);
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    check.current = () => criteria.check(fields.current) !== undefined;
    return () => {
      check.current = () => true;
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the JSON is what changes
  useEffect(() => onChange({ ...review, edits: criteria.entered }), [json]);
  const asked = criteria.rows.map(({ edit: { text }, isWhole }) => ({ text, overall: isWhole }));
  return (
    <fieldset ref={fields} disabled={isLocked} className="flex min-w-0 flex-col gap-5">
      {merged && <KeptNotice {...merged} />}
      <RubricWarnings warnings={checkRubric(job, { criteria: asked, refused })} />
      <CriteriaEditor
        criteria={criteria}
        known={known}
        describeSource={(criterion) => quoteSource(criterion, job)}
      />
      <LeftOut refused={refused} onAdd={criteria.add} />
      <input type="hidden" name="criteria" value={json} />
    </fieldset>
  );
}

/** What became of the recruiter's changes after the job's texts changed. */
function KeptNotice({ kept, fresh, lost }: KeptEdits) {
  const said = [
    words.keptChanges(kept),
    fresh > 0 && words.freshCriteria(fresh),
    lost.length > 0 && words.lostChanges(lost),
  ].filter(Boolean);
  const isKept = kept.changed + kept.added + kept.removed > 0;
  if (!isKept && lost.length === 0) return null;
  return (
    <Notice tone="info" role="status" title={isKept ? words.changesKept : words.changesLost}>
      {said.join(" ")}
    </Notice>
  );
}
