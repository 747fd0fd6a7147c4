import type { AuditEvent } from "#core/audit/audit-event";
import { hashReason, type Reason } from "#core/audit/reason";
import { type HoldDeps, requireNoHold } from "#core/deletion/require-no-hold";
import { DomainError } from "#core/errors";
import { type Job, removeFilesJob } from "#core/jobs/job";
import { type OwnTournamentDeps, requireOwnTournament } from "#core/tournaments/require-own-tournament";
import type { BulkChanged, BulkChangeInput, EarlierTier } from "./bulk-change.schema";
import type { CandidateCardView } from "./candidate-card";
import { type CandidateDeps, queryCandidates } from "./list-candidates";
import { isFinished } from "./resume";

/** New tiers for many candidates, with one audit entry; if nothing changes, nothing is written or logged. */
export type BulkTiers = {
  tournamentId: string;
  userId: string;
  tiers: EarlierTier[];
  event: AuditEvent;
  reason: Reason | null;
  now: Date;
};
export type BulkNotes = { tournamentId: string; ids: string[]; note: string; event: AuditEvent; now: Date };
type BulkResumes = { tournamentId: string; ids: string[]; event: AuditEvent; now: Date };

type Deps = OwnTournamentDeps &
  CandidateDeps &
  HoldDeps & {
    now(): Date;
    newId(): string;
    sha256(text: string): string;
    bulkResumes: {
      /** Each returns how many resumes changed. */
      setTiers(change: BulkTiers): Promise<number>;
      /** Appends the note unless it is already the last one or does not fit. */
      addNote(change: BulkNotes): Promise<number>;
      takeNoteBack(change: BulkNotes): Promise<number>;
      /** Returns the ids of the resumes to be read again. */
      reopen(change: BulkResumes): Promise<string[]>;
      /** Also records their files for removal, under their ids. Returns the ids that existed. */
      delete(change: BulkResumes & { userId: string; exportDeletionId: string }): Promise<string[]>;
    };
    jobs: { enqueue(jobs: Job[]): Promise<void> };
    progress: { publish(tournamentId: string, resumeIds: string[]): Promise<void> };
    finishRun(tournamentId: string): Promise<boolean>;
  };

type Input = BulkChangeInput & { userId: string; tournamentId: string };

/** With more changes than this, watching pages reload the list instead of receiving each one. */
const MAX_LISTED = 200;

/**
 * Applies one action to many candidates in one transaction, with one audit entry and one undo. Repeating it changes
 * nothing. Throws `list_changed` if not as many candidates match as the recruiter saw, and `legal_hold` if a legal hold
 * forbids the deletion.
 */
export async function bulkChange(deps: Deps, input: Input): Promise<BulkChanged> {
  const { userId, tournamentId, of, act } = input;
  const { rubric } = await requireOwnTournament(deps, userId, tournamentId);
  const { cards } = await queryCandidates(deps, tournamentId, rubric, of);
  // "All that match" refers to the number the recruiter saw, which may have changed since.
  if (!of.ids && cards.length !== input.count) throw new DomainError("list_changed");
  const done = { changed: 0, earlier: [] as EarlierTier[], ...(await applyTo(deps, input, cards)) };
  if (act.kind !== "delete" || done.changed > 0) {
    const ids = cards.map(({ id }) => id);
    await deps.progress.publish(tournamentId, ids.length > MAX_LISTED ? [] : ids);
  }
  return { ...done, skipped: cards.length - done.changed };
}

async function applyTo(
  deps: Deps,
  { userId, tournamentId, act }: Input,
  cards: CandidateCardView[],
): Promise<Partial<BulkChanged>> {
  const now = deps.now();
  const ids = cards.map(({ id }) => id);
  const noted = (action: AuditEvent["action"], details: AuditEvent["details"]): AuditEvent => ({
    actor: { kind: "user", id: userId },
    action,
    tournamentId,
    details,
  });
  switch (act.kind) {
    case "tier":
    case "earlier-tiers": {
      const read = cards.filter(({ status }) => status === "done");
      const given = act.kind === "tier" ? act.reason : undefined;
      const reason = given ? { text: given, salt: deps.newId() } : null;
      const wanted =
        act.kind === "tier" ? toAll(read, act.tier, given) : act.tiers.filter(({ id }) => ids.includes(id));
      const details = {
        to: act.kind === "tier" ? act.tier : "before",
        count: wanted.length,
        from: groupByTier(read, wanted),
        reasonHash: reason && hashReason(deps.sha256, reason),
      };
      const changed = await deps.bulkResumes.setTiers({
        tournamentId,
        userId,
        tiers: wanted,
        event: noted("resumes.tier-changed", details),
        reason,
        now,
      });
      return { changed, earlier: read.map(asItWas) };
    }
    case "note":
    case "note-back": {
      const { note } = act;
      const isBack = act.kind === "note-back";
      const change = {
        ...{ tournamentId, ids, note, now },
        event: noted("resumes.noted", { count: ids.length, resumes: ids, ...(isBack && { isBack }) }),
      };
      const { addNote, takeNoteBack } = deps.bulkResumes;
      return { changed: await (isBack ? takeNoteBack(change) : addNote(change)) };
    }
    case "reread": {
      const finished = cards.filter(({ status }) => isFinished(status)).map(({ id }) => id);
      const reopened = await deps.bulkResumes.reopen({
        ...{ tournamentId, ids: finished, now },
        event: noted("resumes.reread", { count: finished.length, resumes: finished }),
      });
      await deps.jobs.enqueue(
        reopened.map((resumeId): Job => ({ version: 1, type: "process-resume", resumeId })),
      );
      return { changed: reopened.length };
    }
    case "delete": {
      await requireNoHold(deps, userId);
      const exportDeletionId = deps.newId();
      const deleted = await deps.bulkResumes.delete({
        ...{ tournamentId, userId, ids, exportDeletionId, now },
        event: noted("resumes.deleted", { count: ids.length, resumes: ids }),
      });
      // The rows are deleted; if queueing fails, the sweeper finds the files.
      await deps.jobs
        .enqueue([...deleted, ...(deleted.length > 0 ? [exportDeletionId] : [])].map(removeFilesJob))
        .catch(() => {});
      await deps.finishRun(tournamentId);
      return { changed: deleted.length };
    }
  }
}

const toAll = (cards: CandidateCardView[], tier: EarlierTier["tier"], reason = ""): EarlierTier[] =>
  cards.map(({ id }) => ({ id, tier, reason: reason || null }));

const asItWas = ({ id, recruiterTier }: CandidateCardView): EarlierTier => ({
  id,
  tier: recruiterTier?.tier ?? null,
  reason: recruiterTier?.reason ?? null,
});

/** The changed candidates' ids by their previous effective tier. */
function groupByTier(cards: CandidateCardView[], changed: { id: string }[]): Record<string, string[]> {
  const ids = new Set(changed.map(({ id }) => id));
  const groups: Record<string, string[]> = {};
  for (const { id, tier } of cards) {
    if (!ids.has(id)) continue;
    const name = tier ?? "none";
    groups[name] = [...(groups[name] ?? []), id];
  }
  return groups;
}
