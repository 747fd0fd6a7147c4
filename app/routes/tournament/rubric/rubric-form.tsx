import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import * as z from "zod";
import { Notice } from "#app/components/notice.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { FormErrors } from "#app/components/ui/field.tsx";
import { ApiError, wordsOf } from "#app/lib/api.ts";
import { bringIntoView } from "#app/lib/bring-into-view.ts";
import { MAX_CRITERIA } from "#core/analysis/build-rubric";
import type { Criterion } from "#core/analysis/rubric";
import { type CriterionEdit, criteriaEditSchema } from "#core/rubrics/change-rubric.schema";
import { findProblems, isSaid } from "#core/rubrics/edit-criteria";
import { CriterionFields } from "./criterion-fields";
import { type RubricState, toEdit } from "./use-rubric";

const FRESH = { importance: "must", weight: "3" } as const;

type Props = {
  rubric: RubricState;
  addition: string;
  onDirty(isDirty: boolean): void;
  onCancel(): void;
  onSaved(): void;
};

export function RubricForm({ rubric, addition, onDirty, onCancel, onSaved }: Props) {
  const { detail, reload, save } = rubric;
  // What the edits began from, whatever is saved elsewhere meanwhile.
  const [start] = useState(detail);
  const [base, setBase] = useState(start);
  const known = [...start.rubric.criteria, ...base.rubric.criteria];
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();

  const submit = async (edits: CriterionEdit[]) => {
    if (isSaving) return;
    if (isSaid(base.rubric.criteria, edits)) return onSaved();
    setIsSaving(true);
    setFailure(undefined);
    try {
      await save(base.version, edits);
      return onSaved();
    } catch (error) {
      const isConflict = error instanceof ApiError && error.status === 409;
      const newest = isConflict ? await reload().catch(() => undefined) : undefined;
      if (newest) setBase(newest);
      else
        setFailure(
          wordsOf(error, "The rubric could not be saved. Nothing you typed is lost: please try again."),
        );
    }
    setIsSaving(false);
  };

  const [form, fields] = useForm<{ criteria: CriterionEdit[] }>({
    id: "rubric",
    defaultValue: {
      criteria: [
        ...start.rubric.criteria.map((criterion) => ({
          ...toEdit(criterion),
          weight: `${criterion.weight}`,
        })),
        ...(addition ? [{ ...FRESH, text: addition }] : []),
      ],
    },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: checkedBy(known) }),
    // Not on blur: conform takes a button out of the form then, at which the dialog calls the focus back.
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onSubmit(event, { submission }) {
      event.preventDefault();
      if (submission?.status === "success")
        submit((submission.value as { criteria: CriterionEdit[] }).criteria);
    },
  });
  const rows = fields.criteria.getFieldList();
  const isDirty = !isSaid(start.rubric.criteria, editsIn(form.value));
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const { list, removed } = useRowFocus(rows.length);

  return (
    <form {...getFormProps(form)} className="flex flex-1 flex-col">
      <div className="flex flex-1 flex-col gap-4 px-6 py-5">
        {base !== start && (
          <div key={base.version} ref={bringIntoView}>
            <Notice tone="warn" role="alert" title={`Version ${base.version} was saved meanwhile`}>
              <p>{base.history[0]?.changes.join(". ")}.</p>
              <p>Your changes are still here. Save again to put them in its place, or cancel to keep it.</p>
            </Notice>
          </div>
        )}
        {failure && (
          <div ref={bringIntoView}>
            <Notice tone="danger" role="alert">
              {failure}
            </Notice>
          </div>
        )}
        <FormErrors id={fields.criteria.errorId} errors={fields.criteria.errors} />
        <ol ref={list} className="flex flex-col gap-4">
          {rows.map((row, index) => (
            <CriterionFields
              key={row.key}
              place={index + 1}
              field={row}
              former={known}
              onReword={(name, value) => form.update({ name, value })}
              onRemove={() => {
                removed.current = index;
                form.remove({ name: fields.criteria.name, index });
              }}
            />
          ))}
        </ol>
        <Button
          variant="secondary"
          className="self-start"
          aria-disabled={rows.length >= MAX_CRITERIA}
          onClick={() =>
            rows.length < MAX_CRITERIA && form.insert({ name: fields.criteria.name, defaultValue: FRESH })
          }
        >
          <Plus aria-hidden />
          Add a criterion
        </Button>
        {rows.length >= MAX_CRITERIA && (
          <p className="text-muted text-sm">A rubric has at most {MAX_CRITERIA} criteria.</p>
        )}
      </div>
      <div className="sticky bottom-0 flex justify-end gap-3 border-t bg-surface px-6 py-4">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" aria-disabled={isSaving}>
          {isSaving ? "Saving..." : "Save"}
        </Button>
      </div>
    </form>
  );
}

/** The schema of the API, and beside it what the API checks of the words. */
function checkedBy(known: Criterion[]) {
  return z.object({ criteria: criteriaEditSchema }).superRefine(({ criteria }, ctx) => {
    for (const { index, field, message } of findProblems(known, criteria)) {
      ctx.addIssue({ code: "custom", path: ["criteria", index, field], message });
    }
  });
}

/** What the form holds now, finished or not. */
function editsIn(value: unknown): CriterionEdit[] {
  const { criteria = [] } = (value ?? {}) as { criteria?: Partial<Record<keyof CriterionEdit, string>>[] };
  return criteria.map(({ id, text = "", importance, weight }) => ({
    id,
    text,
    importance: importance === "must" ? "must" : "nice",
    weight: Number(weight),
  }));
}

/** A row that was added gets the focus; one that was removed leaves it to the row that takes its place. */
function useRowFocus(rows: number) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(rows);
  const removed = useRef(0);
  useEffect(() => {
    const next = rows > before.current ? rows - 1 : Math.min(removed.current, rows - 1);
    if (rows !== before.current) list.current?.querySelectorAll("textarea")[next]?.focus();
    before.current = rows;
  }, [rows]);
  return { list, removed };
}
