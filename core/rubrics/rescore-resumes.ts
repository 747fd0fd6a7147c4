import type { Rubric } from "#core/analysis/rubric";
import type { ResumeAnalysis } from "#core/analysis/scorecard";
import type { Job } from "#core/jobs/job";
import { listUnread, rescoreAnalysis } from "#core/resumes/analyze-resume";

export type StaleResume = { id: string; analysis: ResumeAnalysis };

export type RescoreDeps = {
  staleResumes: {
    /** Results of older versions, ordered by id. */
    list(options: { tournamentId: string; after: string; limit: number }): Promise<StaleResume[]>;
    /** Only results of an older version are overwritten. */
    storeRescored(resumes: StaleResume[], version: number): Promise<void>;
  };
  jobs: { enqueue(jobs: Job[]): Promise<void> };
  progress: { publish(tournamentId: string, resumeIds: string[]): Promise<void> };
};

/** Scorecards held in memory, and rows written per transaction. */
const CHUNK = 100;

/**
 * Rescores every result that needs no reading, and queues the others. If it is interrupted, what remains is marked as
 * stale, and the sweeper queues it.
 */
export async function rescoreResumes(
  deps: RescoreDeps,
  { tournamentId, rubric, version }: { tournamentId: string; rubric: Rubric; version: number },
): Promise<void> {
  const changed: string[] = [];
  for (let after = ""; ; ) {
    const stale = await deps.staleResumes.list({ tournamentId, after, limit: CHUNK });
    const last = stale.at(-1);
    if (!last) break;
    after = last.id;
    changed.push(...stale.map(({ id }) => id));
    const isRead = ({ analysis }: StaleResume) => listUnread(rubric, analysis.scorecard).length === 0;
    const read = stale.filter(isRead);
    if (read.length > 0) {
      const rescored = read.map(({ id, analysis }) => ({ id, analysis: rescoreAnalysis(analysis, rubric) }));
      await deps.staleResumes.storeRescored(rescored, version);
    }
    const unread = stale.filter((resume) => !isRead(resume));
    await deps.jobs.enqueue(
      unread.map(({ id }): Job => ({ version: 1, type: "extend-analysis", resumeId: id })),
    );
  }
  await deps.progress.publish(tournamentId, changed);
}
