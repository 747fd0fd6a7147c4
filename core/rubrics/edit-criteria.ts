import type { Criterion } from "#core/analysis/rubric";
import { type CriterionEdit, MAX_WEIGHT, WEIGHT_ERROR } from "./change-rubric.schema";
import { checkCriterion } from "./check-criterion";
import { readCriterion } from "./read-criterion";

export type EditProblem = {
  /** Which of the edits. */
  index: number;
  field: "text" | "weight";
  message: string;
  /** What to write instead, where the words may not be asked. */
  rewording?: string | null;
};

const MIN_TEXT = 2;

const sameWords = (a: string, b: string) => plain(a) === plain(b);
const plain = (text: string) => text.trim().replace(/\s+/g, " ");

/** The criterion an edit leaves as it was, whatever its importance and weight: its verdicts still hold. */
function findKept(known: Criterion[], { id, text }: CriterionEdit): Criterion | undefined {
  return known.find((criterion) => criterion.id === id && sameWords(criterion.text, text));
}

/** Whether the criteria already are what the edits ask for: a click that came twice. */
export function isSaid(criteria: Criterion[], edits: CriterionEdit[]): boolean {
  return (
    criteria.length === edits.length &&
    edits.every(({ text, importance, weight }, index) => {
      const criterion = criteria[index];
      return (
        criterion !== undefined &&
        sameWords(criterion.text, text) &&
        criterion.importance === importance &&
        criterion.weight === weight
      );
    })
  );
}

/** What keeps edits from being saved, beside what their schema says. What was there already is not asked again. */
export function findProblems(known: Criterion[], edits: CriterionEdit[]): EditProblem[] {
  const problems: EditProblem[] = [];
  for (const [index, edit] of edits.entries()) {
    const text = plain(edit.text);
    const isRepeat = (other: CriterionEdit, place: number) =>
      place !== index && sameWords(other.text.toLowerCase(), text.toLowerCase());
    const kept = findKept(known, edit);
    if (edit.weight > MAX_WEIGHT && !known.find(({ id }) => id === edit.id)?.overall) {
      problems.push({ index, field: "weight", message: WEIGHT_ERROR });
    }
    const field = "text";
    if (kept) {
      const isTwice = edits.some((other, place) => place < index && other.id === edit.id);
      if (isTwice) problems.push({ index, field, message: "This criterion is in the list twice" });
      continue;
    }
    const refusal = checkCriterion(text);
    if (refusal) problems.push({ index, field, message: refusal.reason, rewording: refusal.rewording });
    else if (text.length < MIN_TEXT)
      problems.push({ index, field, message: `At least ${MIN_TEXT} characters` });
    else if (edits.some(isRepeat)) problems.push({ index, field, message: "This is a criterion already" });
  }
  return problems;
}

/**
 * The criteria after the edits, and what changed in words. Importance and weight leave a criterion what it
 * is; other words make another one, with an id that names the version and is never given again, of the same lines.
 */
export function applyEdits(
  { current, former, version }: { current: Criterion[]; former: Criterion[]; version: number },
  edits: CriterionEdit[],
): { criteria: Criterion[]; changes: string[] } {
  const known = [...current, ...former];
  const changes: string[] = [];
  let added = 0;
  const criteria = edits.map((edit): Criterion => {
    const { importance, weight } = edit;
    const kept = findKept(known, edit);
    if (kept) {
      changes.push(...(current.includes(kept) ? compare(kept, edit) : [`Brought back “${kept.text}”`]));
      return { ...kept, importance, weight };
    }
    added += 1;
    const text = plain(edit.text);
    const before = current.find(({ id }) => id === edit.id);
    changes.push(before ? `“${before.text}” became “${text}”` : `Added “${text}”`);
    const reading = readCriterion(text, before).reading;
    const source = before?.source && { source: before.source };
    return { id: `v${version}c${added}`, ...reading, text, importance, weight, ...source };
  });
  const named = new Set(edits.map(({ id }) => id));
  const removed = current.filter(({ id }) => !named.has(id));
  return { criteria, changes: [...changes, ...removed.map(({ text }) => `Removed “${text}”`)] };
}

function compare(before: Criterion, after: CriterionEdit): string[] {
  const changes: string[] = [];
  if (before.importance !== after.importance) {
    changes.push(`“${before.text}” is now ${after.importance === "must" ? "a must-have" : "nice to have"}`);
  }
  if (before.weight !== after.weight) {
    changes.push(`Weight of “${before.text}” from ${before.weight} to ${after.weight}`);
  }
  return changes;
}
