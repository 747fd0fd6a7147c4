import type { Criterion } from "#core/analysis/rubric";
import { DomainError } from "#core/errors";
import type { CriterionEdit } from "./change-rubric.schema";
import { checkCriterion } from "./check-criterion";
import { readCriterion } from "./read-criterion";
import { capWhole, toPercents } from "./weights";

type EditProblem = {
  /** Index of the edit. */
  index: number;
  field: "text";
  message: string;
  /** What to write instead, if the wording is not allowed. */
  rewording?: string | null;
};

const MIN_TEXT = 2;

const sameWords = (a: string, b: string) => plain(a) === plain(b);
const plain = (text: string) => text.trim().replace(/\s+/g, " ");

/** Whether two wordings are one criterion, which can be in a rubric only once. */
export const isRepeated = (a: string, b: string) => sameWords(a.toLowerCase(), b.toLowerCase());

/** The criterion whose wording an edit keeps. Its verdicts stay valid, even if its importance or weight changes. */
function findKept(known: Criterion[], { id, text }: CriterionEdit): Criterion | undefined {
  return known.find((criterion) => criterion.id === id && sameWords(criterion.text, text));
}

/** The edit that leaves a criterion unchanged. */
export const toEdit = ({ id, text, importance, knockOut, weight }: Criterion): CriterionEdit => ({
  id,
  text,
  importance,
  ...(knockOut && { knockOut }),
  weight,
});

/** Caps the job as a whole at its maximum share. */
export const limitWhole = (known: Criterion[], edits: CriterionEdit[]): CriterionEdit[] =>
  capWhole(edits, (edit) => known.some(({ id, overall }) => overall && id === edit.id));

/** Whether the criteria already match the edits, as after a double click. */
export function isUnchanged(criteria: Criterion[], edits: CriterionEdit[]): boolean {
  return (
    criteria.length === edits.length &&
    edits.every(({ text, importance, knockOut = false, weight }, index) => {
      const criterion = criteria[index];
      return (
        criterion !== undefined &&
        sameWords(criterion.text, text) &&
        criterion.importance === importance &&
        (criterion.knockOut ?? false) === (importance === "must" && knockOut) &&
        criterion.weight === weight
      );
    })
  );
}

/** What prevents the edits from being saved, apart from schema errors. Unchanged wordings are not checked again. */
export function findProblems(known: Criterion[], edits: CriterionEdit[]): EditProblem[] {
  const problems: EditProblem[] = [];
  for (const [index, edit] of edits.entries()) {
    const text = plain(edit.text);
    const isRepeat = (other: CriterionEdit, place: number) => place !== index && isRepeated(other.text, text);
    const kept = findKept(known, edit);
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

/** Reports every problem; the message names the first. */
export function refuseProblems(problems: EditProblem[]): void {
  const [first] = problems;
  if (!first) return;
  throw new DomainError("invalid_input", {
    message: `Criterion ${first.index + 1}: ${first.message}`,
    details: {
      fieldErrors: Object.fromEntries(
        problems.map(({ index, field, message }) => [`criteria[${index}].${field}`, [message]]),
      ),
      problems,
    },
  });
}

/**
 * Returns the criteria after the edits, and a description of each change. A change of importance or weight keeps the
 * criterion; a change of wording makes a new one from the same source lines, with an id that includes the version and
 * is never reused.
 */
export function applyEdits(
  { current, former, version }: { current: Criterion[]; former: Criterion[]; version: number },
  edits: CriterionEdit[],
): { criteria: Criterion[]; changes: string[] } {
  const known = [...current, ...former];
  const [was, is] = [current, edits].map((list) => toPercents(list.map(({ weight }) => weight)));
  const changes: string[] = [];
  let added = 0;
  const criteria = edits.map((edit, index): Criterion => {
    const { importance, knockOut, weight } = edit;
    const stands = { importance, weight, ...(importance === "must" && knockOut && { knockOut }) };
    const kept = findKept(known, edit);
    if (kept) {
      const before = current.indexOf(kept);
      const shares = { before: was?.[before] ?? 0, after: is?.[index] ?? 0 };
      changes.push(...(before >= 0 ? compare(kept, edit, shares) : [`Brought back “${kept.text}”`]));
      const { knockOut: _, ...rest } = kept;
      return { ...rest, ...stands };
    }
    added += 1;
    const text = plain(edit.text);
    const before = known.find(({ id }) => id === edit.id);
    const isChange = before !== undefined && current.includes(before);
    changes.push(isChange ? `“${before.text}” became “${text}”` : `Added “${text}”`);
    const reading = readCriterion(text, before).reading;
    const source = before?.source && { source: before.source };
    return { id: `v${version}c${added}`, ...reading, text, ...stands, ...source };
  });
  const named = new Set(edits.map(({ id }) => id));
  const removed = current.filter(({ id }) => !named.has(id));
  return { criteria, changes: [...changes, ...removed.map(({ text }) => `Removed “${text}”`)] };
}

/** In percent of all weights. */
type Shares = { before: number; after: number };

function compare(before: Criterion, after: CriterionEdit, shares: Shares): string[] {
  const changes: string[] = [];
  const [former, now] = [before, after].map(describeImportance);
  if (former !== now) changes.push(`“${before.text}” is now ${now}`);
  if (before.weight !== after.weight) {
    changes.push(`Weight of “${before.text}” from ${shares.before}% to ${shares.after}%`);
  }
  return changes;
}

function describeImportance({
  importance,
  knockOut,
}: Pick<CriterionEdit, "importance" | "knockOut">): string {
  if (importance === "nice") return "nice to have";
  return knockOut ? "a knock-out" : "a must-have";
}
