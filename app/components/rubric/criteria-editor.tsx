import { Plus, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button, FormErrors } from "#app/components/ui.ts";
import { type Criterion, MAX_CRITERIA } from "#core/analysis/rubric";
import { CriterionFields } from "./criterion-fields";
import type { CriteriaState } from "./use-criteria";
import * as words from "./words";

type Props = {
  criteria: CriteriaState;
  known: Criterion[];
  /** The criterion for the job as a whole, if it was removed. */
  formerWhole?: Criterion | undefined;
  describeSource?(criterion: Criterion): string | undefined;
};

export function CriteriaEditor({ criteria, known, formerWhole, describeSource }: Props) {
  const { rows } = criteria;
  const { list, removed } = useRowFocus(rows.length);
  const isFull = rows.length >= MAX_CRITERIA;
  const whole = rows.some(({ isWhole }) => isWhole)
    ? undefined
    : (known.find(({ overall }) => overall) ?? formerWhole);
  return (
    <>
      <FormErrors id="criteria-error" errors={criteria.error ? [criteria.error] : undefined} />
      <ol ref={list} className="flex flex-col gap-2">
        {rows.map((row, index) => {
          const before = known.find(({ id }) => id === row.edit.id);
          return (
            <CriterionFields
              key={row.key}
              place={index + 1}
              row={row}
              criteria={{
                ...criteria,
                remove: (key) => {
                  removed.current = index;
                  criteria.remove(key);
                },
              }}
              known={known}
              source={before && describeSource?.(before)}
            />
          );
        })}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" aria-disabled={isFull} onClick={() => !isFull && criteria.add()}>
          <Plus aria-hidden />
          {words.addCriterion}
        </Button>
        {whole && !isFull && (
          <Button
            variant="secondary"
            className="h-auto min-h-10 shrink whitespace-normal py-1 text-left"
            onClick={() => criteria.bringBack(whole)}
          >
            <Undo2 aria-hidden />
            {words.bringBackCriterion(whole.text)}
          </Button>
        )}
      </div>
      {isFull && <p className="text-muted text-sm">{words.criteriaLimit(MAX_CRITERIA)}</p>}
      <p className="text-muted text-sm">{words.weightsHint}</p>
    </>
  );
}

/** Focuses a row when it is added; when one is removed, focuses the row that takes its place. */
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
