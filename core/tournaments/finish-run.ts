import type { Job } from "#core/jobs/job";
import { PRODUCT_NAME } from "#core/product";
import type { TournamentStatus } from "./tournament";

export type FinishedRun = {
  tournamentId: string;
  name: string;
  run: number;
  status: TournamentStatus;
  doneCount: number;
  errorCount: number;
  ownerEmail: string;
};

type Deps = {
  appUrl: string;
  now(): Date;
  newId(): string;
  /**
   * Ends the run if all its resumes are finished and no upload is open; writes the mail in the same
   * transaction. Undefined when there is nothing to end, which includes that somebody else ended it.
   */
  endRun(
    tournamentId: string,
    mail: (run: FinishedRun) => { subject: string; text: string },
    options: { now: Date; mailId: string },
  ): Promise<FinishedRun | undefined>;
  enqueue(jobs: Job[]): Promise<void>;
  publishProgress(tournamentId: string, resumeIds: string[]): Promise<void>;
};

/** Called whenever a run may be over; only one caller ends it. Returns whether this one did. */
export async function finishRun(deps: Deps, tournamentId: string): Promise<boolean> {
  const mailId = deps.newId();
  const run = await deps.endRun(tournamentId, (run) => resultsReadyMail(run, deps.appUrl), {
    now: deps.now(),
    mailId,
  });
  if (!run) return false;
  await deps.enqueue([{ version: 1, type: "send-mail", mailId }]);
  await deps.publishProgress(tournamentId, []);
  return true;
}

function resultsReadyMail(run: FinishedRun, appUrl: string): { subject: string; text: string } {
  const failed = run.errorCount === 0 ? "" : ` ${run.errorCount} could not be read; the page says why.`;
  return {
    subject: `Your results are ready: ${run.name}`,
    text: [
      `${run.doneCount} resumes of "${run.name}" have been read and ranked.${failed}`,
      `See the results: ${appUrl}/dashboard/tournament/${run.tournamentId}`,
      `— ${PRODUCT_NAME}`,
    ].join("\n\n"),
  };
}
