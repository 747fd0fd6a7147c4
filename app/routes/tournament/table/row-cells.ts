import { whyNoResult } from "#app/components/candidates/why-no-result.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";

/** They are next to each other, and empty without a result. */
const RESULT = ["musts", "match"];
const PROFILE = ["work", "years"];

/** A row's visible columns. Without a result, those that would be empty are one, which says why. */
export function cellsOf<Column extends { id: string }>(
  card: CandidateCardView,
  columns: Column[],
): { column: Column; span: number; reason?: string }[] {
  const reason = whyNoResult(card);
  const empty = new Set([
    ...(reason ? RESULT : []),
    ...(reason && !card.profile.title && card.profile.years === undefined ? PROFILE : []),
    ...(reason && card.status === "error" ? ["tier"] : []),
  ]);
  const span = columns.filter(({ id }) => empty.has(id)).length;
  const first = columns.find(({ id }) => empty.has(id));
  return columns.flatMap((column) => {
    if (!empty.has(column.id)) return { column, span: 1 };
    return column === first ? { column, span, reason } : [];
  });
}
