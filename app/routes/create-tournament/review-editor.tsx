import { type MutableRefObject, useEffect, useRef } from "react";
import { CriteriaEditor } from "#app/components/rubric/criteria-editor.tsx";
import { quoteSource } from "#app/components/rubric/criterion-source.ts";
import { LeftOut } from "#app/components/rubric/left-out.tsx";
import { useCriteria } from "#app/components/rubric/use-criteria.ts";
import { checkRubric } from "#core/rubrics/check-rubric";
import { toEdit } from "#core/rubrics/edit-criteria";
import { RubricWarnings } from "./rubric-warnings";
import type { ReviewState } from "./use-draft";

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
  const criteria = useCriteria(review.edits ?? rubric.criteria.map(toEdit), rubric.criteria);
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
  useEffect(() => onChange({ ...review, edits: criteria.edits }), [json]);
  const asked = criteria.rows.map(({ edit: { text }, isWhole }) => ({ text, overall: isWhole }));
  return (
    <fieldset ref={fields} disabled={isLocked} className="flex min-w-0 flex-col gap-5">
      <RubricWarnings warnings={checkRubric(job, { criteria: asked, refused })} />
      <CriteriaEditor
        criteria={criteria}
        known={rubric.criteria}
        describeSource={(criterion) => quoteSource(criterion, job)}
      />
      <LeftOut refused={refused} onAdd={criteria.add} />
      <input type="hidden" name="criteria" value={json} />
    </fieldset>
  );
}
