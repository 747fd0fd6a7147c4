import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Criterion } from "#core/analysis/rubric";
import { type CriterionEdit, criteriaEditSchema } from "#core/rubrics/change-rubric.schema";
import { findProblems, limitWhole, toEdit } from "#core/rubrics/edit-criteria";
import { setPercent, toPercents } from "#core/rubrics/weights";

export type CriterionRow = {
  /** Identifies the row even when its text changes. */
  key: number;
  edit: CriterionEdit;
  percent: number;
  isWhole: boolean;
  error: string | undefined;
};

/** State of a criteria form. An edit keeps the id of its criterion in `known` while it means the same. */
export function useCriteria(initial: CriterionEdit[], known: Criterion[]) {
  const nextKey = useRef(initial.length);
  const [items, setItems] = useState(() => initial.map((edit, key) => ({ key, edit })));
  const [isChecked, setIsChecked] = useState(false);

  const isWhole = ({ id }: CriterionEdit) => known.some((one) => one.overall && one.id === id);
  // Limited here and not in `items`, so that the job as a whole gets its weight back with the criteria.
  const entered = items.map(({ edit }) => edit);
  const edits = limitWhole(known, entered);
  const put = (next: CriterionEdit[], keys = items.map(({ key }) => key)) =>
    setItems(next.map((edit, index) => ({ key: keys[index] ?? nextKey.current++, edit })));
  const errors = useMemo(() => (isChecked ? findErrors(known, edits) : undefined), [isChecked, known, edits]);
  const percents = toPercents(edits.map(({ weight }) => weight));

  return {
    edits,
    /** The edits as entered: the job as a whole may weigh more than it can. */
    entered,
    error: errors?.get(-1),
    rows: edits.map((edit, index) => ({
      key: items[index]?.key ?? index,
      edit,
      percent: percents[index] ?? 0,
      isWhole: isWhole(edit),
      error: errors?.get(index),
    })),
    add: (text = "") => put([...entered, { text, importance: "must", weight: middleOf(edits) }]),
    bringBack: (criterion: Criterion) =>
      put([toEdit(criterion), ...entered], [nextKey.current++, ...items.map(({ key }) => key)]),
    change: (key: number, change: Partial<CriterionEdit>) =>
      setItems(items.map((item) => (item.key === key ? { key, edit: { ...item.edit, ...change } } : item))),
    setPercent: (key: number, percent: number) =>
      put(setPercent(edits, { index: items.findIndex((item) => item.key === key), percent, isWhole })),
    remove: (key: number) => {
      const rest = items.filter((item) => item.key !== key);
      put(
        rest.map(({ edit }) => edit),
        rest.map((item) => item.key),
      );
    },
    /**
     * Returns the edits, or undefined if there are errors, which are then shown in `form`, with the focus on the first.
     * A weight that is no percentage stands in its field only, not in the edits.
     */
    check: (form: HTMLElement | null) => {
      flushSync(() => setIsChecked(true));
      const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (!wrong && findErrors(known, edits).size === 0) return edits;
      wrong?.focus();
      return undefined;
    },
  };
}

export type CriteriaState = ReturnType<typeof useCriteria>;

/** The median weight, so that a new criterion counts about as much as the others. */
function middleOf(edits: CriterionEdit[]): number {
  const weights = edits.map(({ weight }) => weight).sort((a, b) => a - b);
  return weights[Math.floor(weights.length / 2)] ?? 3;
}

/** Errors by position in the list; -1 for the list as a whole. */
function findErrors(known: Criterion[], edits: CriterionEdit[]): Map<number, string> {
  const errors = new Map<number, string>();
  const say = (index: number, message: string) => {
    if (!errors.has(index)) errors.set(index, message);
  };
  for (const { path, message } of criteriaEditSchema.safeParse(edits).error?.issues ?? []) {
    say(typeof path[0] === "number" ? path[0] : -1, message);
  }
  for (const { index, message } of findProblems(known, edits)) say(index, message);
  return errors;
}
