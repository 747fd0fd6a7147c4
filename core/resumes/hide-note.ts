import type { Access } from "#core/audit/find-readable";

type Noted = { noteAt: string | null; note?: string };

/** A note is promised to be seen by its writer alone: whoever reads as somebody else gets none. */
export function hideNote<Seen extends Noted>({ readOnlyOf }: Access, seen: Seen): Seen {
  if (readOnlyOf === null) return seen;
  return { ...seen, ...(seen.note !== undefined && { note: "" }), noteAt: null };
}
