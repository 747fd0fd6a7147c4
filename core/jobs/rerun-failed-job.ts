import type { Actor, AuditEvent } from "#core/audit/audit-event";
import { found } from "#core/errors";
import { RERUN_AGAIN_AFTER_MS } from "./failed-job";
import type { Job } from "./job";

export type RerunDeps = {
  now(): Date;
  failedJobs: {
    /**
     * Marks the job as rerun and returns it. "asked_before" if it was already rerun after `askedBefore`; undefined if
     * there is no such row.
     */
    claimRerun(
      id: string,
      options: { now: Date; askedBefore: Date },
    ): Promise<Job | "asked_before" | undefined>;
    forget(id: string): Promise<void>;
    findTournamentOfResume(resumeId: string): Promise<string | undefined>;
  };
  /** Each returns false if there is nothing to rerun: it was completed in the meantime, or was deleted. */
  resumes: { reopen(resume: { id: string; tournamentId: string }, now: Date): Promise<boolean> };
  staleResumes: { requeue(resumeId: string, now: Date): Promise<boolean> };
  outbox: { allowAgain(mailId: string): Promise<boolean> };
  jobs: { enqueue(jobs: Job[]): Promise<void> };
  progress: { publish(tournamentId: string, resumeIds: string[]): Promise<void> };
  audit: { record(event: AuditEvent, now: Date): Promise<void> };
};

export type RerunOutcome = "asked" | "asked_before" | "nothing_left";

/** Reruns a job that was given up. Two requests at once rerun it once. */
export async function rerunFailedJob(
  deps: RerunDeps,
  { actor, id }: { actor: Actor; id: string },
): Promise<RerunOutcome> {
  const now = deps.now();
  const askedBefore = new Date(now.getTime() - RERUN_AGAIN_AFTER_MS);
  const job = found(await deps.failedJobs.claimRerun(id, { now, askedBefore }), "failed_job_not_found");
  if (job === "asked_before") return job;

  const resumeId = "resumeId" in job ? job.resumeId : undefined;
  const tournamentId = resumeId && (await deps.failedJobs.findTournamentOfResume(resumeId));
  if (!(await reopen(deps, job, tournamentId, now))) {
    await deps.failedJobs.forget(id);
    return "nothing_left";
  }
  await deps.jobs.enqueue([job]);
  if (resumeId && tournamentId) await deps.progress.publish(tournamentId, [resumeId]);
  await deps.audit.record({ actor, action: "job.rerun", tournamentId, resumeId, details: { job: id } }, now);
  return "asked";
}

/** Undoes giving up. Samples and file removals need nothing: they were only postponed. */
async function reopen(
  deps: RerunDeps,
  job: Job,
  tournamentId: string | undefined,
  now: Date,
): Promise<boolean> {
  switch (job.type) {
    case "process-resume":
      return tournamentId !== undefined && deps.resumes.reopen({ id: job.resumeId, tournamentId }, now);
    case "extend-analysis":
      return deps.staleResumes.requeue(job.resumeId, now);
    case "send-mail":
      return deps.outbox.allowAgain(job.mailId);
    default:
      return true;
  }
}
