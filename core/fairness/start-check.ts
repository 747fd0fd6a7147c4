import type { AuditEvent } from "#core/audit/audit-event";
import { type HoldDeps, requireNoHold } from "#core/deletion/require-no-hold";
import { DomainError } from "#core/errors";
import type { Job } from "#core/jobs/job";
import { type OwnTournamentDeps, requireOwnTournament } from "#core/tournaments/require-own-tournament";
import type { FairnessCheck } from "./fairness-check";
import { checkJob } from "./run-check";

type NewCheck = { id: string; tournamentId: string; rubricVersion: number; createdAt: Date };

type Deps = OwnTournamentDeps &
  HoldDeps & {
    now(): Date;
    newId(): string;
    fairness: {
      find(tournamentId: string): Promise<FairnessCheck | undefined>;
      /**
       * Replaces a finished check. Takes `most` rated resumes; returns how many there are. Changes nothing if there are
       * none, or while another check runs.
       */
      start(check: NewCheck, most: number, event: AuditEvent): Promise<number>;
    };
    jobs: { enqueue(jobs: Job[]): Promise<void> };
  };

/** Starts a check of a tournament's own resumes. While one is running, nothing is started. */
export async function startCheck(
  deps: Deps,
  { userId, tournamentId, most }: { userId: string; tournamentId: string; most: number },
): Promise<void> {
  const { rubricVersion } = await requireOwnTournament(deps, userId, tournamentId);
  const former = await deps.fairness.find(tournamentId);
  if (former && !former.finishedAt) return;
  if (former) await requireNoHold(deps, userId);
  const id = deps.newId();
  const resumes = await deps.fairness.start(
    { id, tournamentId, rubricVersion, createdAt: deps.now() },
    most,
    { actor: { kind: "user", id: userId }, action: "fairness.checked", tournamentId },
  );
  if (resumes > 0) return deps.jobs.enqueue([checkJob(id)]);
  const running = await deps.fairness.find(tournamentId);
  if (!running || running.finishedAt) throw new DomainError("nobody_to_check");
}
