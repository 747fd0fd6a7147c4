import { useEffect, useState } from "react";
import { CriteriaEditor } from "#app/components/rubric/criteria-editor.tsx";
import { describeSource } from "#app/components/rubric/criterion-source.ts";
import { useCriteria } from "#app/components/rubric/use-criteria.ts";
import { Button, Dialog, Notice, Problem } from "#app/components/ui.ts";
import { ApiError } from "#app/lib/api.ts";
import { scrollIntoView } from "#app/lib/focus.ts";
import { useAttempt } from "#app/lib/use-attempt.ts";
import { type Unsaved, useUnsaved } from "#app/lib/use-unsaved.ts";
import type { CriterionEdit } from "#core/rubrics/change-rubric.schema";
import { isUnchanged, toEdit } from "#core/rubrics/edit-criteria";
import { RubricPreview } from "./rubric-preview";
import type { RubricState } from "./use-rubric";
import * as words from "./words";

type Props = {
  rubric: RubricState;
  /** Text of a criterion to add initially; null for none. */
  addition: string | null;
  /** Weights to begin with in place of the present ones, by criterion. */
  weights?: Record<string, number>;
  onClose(): void;
};

export function RubricEditor(props: Props) {
  const unsaved = useUnsaved(words.unsaved, true, props.onClose);
  return (
    <Dialog
      isOpen
      onClose={unsaved.closeAsking}
      title={words.editTitle}
      description={words.editHint}
      shape="right"
      className="scroll-pt-5 scroll-pb-56"
      onOpenAutoFocus={(event) => {
        const texts = (event.target as Element).querySelectorAll("textarea");
        const added = props.addition === null ? undefined : texts[texts.length - 1];
        if (!added) return;
        event.preventDefault();
        added.focus();
      }}
    >
      <RubricForm {...props} unsaved={unsaved} />
    </Dialog>
  );
}

function RubricForm({ rubric, addition, weights, unsaved }: Props & { unsaved: Unsaved }) {
  const { detail, reload, save } = rubric;
  // The version the edits started from, even if another one is saved elsewhere.
  const [start] = useState(detail);
  const [base, setBase] = useState(start);
  const known = [
    ...start.rubric.criteria,
    ...base.rubric.criteria,
    ...(start.formerWhole ? [start.formerWhole] : []),
  ];
  const { isBusy, failure, attempt } = useAttempt(words.saveFailed);
  const criteria = useCriteria(
    [
      ...start.rubric.criteria.map((criterion) =>
        toEdit({ ...criterion, weight: weights?.[criterion.id] ?? criterion.weight }),
      ),
      ...(addition === null ? [] : [{ text: addition, importance: "must" as const, weight: 3 }]),
    ],
    known,
  );
  const isDirty = !isUnchanged(start.rubric.criteria, criteria.edits);
  useEffect(() => unsaved.note(isDirty), [unsaved, isDirty]);

  const submit = (edits: CriterionEdit[]) =>
    attempt(async () => {
      try {
        if (!isUnchanged(base.rubric.criteria, edits)) await save(base.version, edits);
        unsaved.closeSaved();
      } catch (error) {
        const isConflict = error instanceof ApiError && error.status === 409;
        const newest = isConflict ? await reload().catch(() => undefined) : undefined;
        if (!newest) throw error;
        setBase(newest);
      }
    });

  return (
    <form
      id="rubric"
      noValidate
      className="flex flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        const edits = criteria.check(event.currentTarget);
        if (edits) submit(edits);
      }}
    >
      <div className="flex flex-1 flex-col gap-4 px-6 py-5">
        {base !== start && (
          <div key={base.version} ref={scrollIntoView}>
            <Notice tone="warn" role="alert" title={words.savedMeanwhile(base.version)}>
              <p>{base.history[0]?.changes.join(". ")}.</p>
              <p>{words.savedMeanwhileHint}</p>
            </Notice>
          </div>
        )}
        {failure && (
          <div ref={scrollIntoView}>
            <Problem text={failure} />
          </div>
        )}
        <CriteriaEditor
          criteria={criteria}
          known={known}
          formerWhole={start.formerWhole}
          describeSource={describeSource}
        />
      </div>
      <div className="sticky bottom-0 border-t bg-surface">
        <RubricPreview rubricVersion={start.version} saved={start.rubric.criteria} edits={criteria.edits} />
        <div className="flex justify-end gap-3 px-6 py-4">
          <Button variant="secondary" onClick={unsaved.closeAsking}>
            {words.cancel}
          </Button>
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? words.saving : words.save}
          </Button>
        </div>
      </div>
    </form>
  );
}
