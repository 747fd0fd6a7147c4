import type { Access } from "#core/audit/find-readable";

type Noted = { noteAt: string | null; note?: string };

/** Notes are promised to be private to their writer, so no other viewer gets them. */
export function hideNote<Seen extends Noted>({ readOnlyOf }: Access, seen: Seen): Seen {
  if (readOnlyOf === null) return seen;
  return { ...seen, ...(seen.note !== undefined && { note: "" }), noteAt: null };
}
