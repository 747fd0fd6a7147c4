import type { AuditEvent } from "#core/audit/audit-event";

type Deps = {
  now(): Date;
  audit: { record(event: AuditEvent, now: Date): Promise<void> };
};

/** Adds to the tournament's log that its owner uploaded this many resumes; nothing for none. */
export async function recordAdded(
  deps: Deps,
  { userId, tournamentId, count }: { userId: string; tournamentId: string; count: number },
): Promise<void> {
  if (count === 0) return;
  const actor = { kind: "user", id: userId } as const;
  await deps.audit.record({ actor, action: "resumes.added", tournamentId, details: { count } }, deps.now());
}
