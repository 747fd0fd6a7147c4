import type { Job } from "#core/jobs/job";
import type { MailContent, RenderMail } from "#core/mail/mail";
import type { TournamentCounts, TournamentStatus } from "./tournament";

export type FinishedRun = {
  tournamentId: string;
  name: string;
  run: number;
  status: TournamentStatus;
  doneCount: number;
  errorCount: number;
  tierCounts: TournamentCounts["tierCounts"];
  ownerEmail: string;
};

type Deps = {
  appUrl: string;
  now(): Date;
  newId(): string;
  renderMail: RenderMail;
  /**
   * Ends the run if all its resumes are finished and no upload is open; writes the mail in the same
   * transaction. Undefined when there is nothing to end, which includes that somebody else ended it.
   */
  endRun(
    tournamentId: string,
    mail: (run: FinishedRun) => Promise<MailContent>,
    options: { now: Date; mailId: string },
  ): Promise<FinishedRun | undefined>;
  enqueue(jobs: Job[]): Promise<void>;
  publishProgress(tournamentId: string, resumeIds: string[]): Promise<void>;
};

/** Called whenever a run may be over; only one caller ends it. Returns whether this one did. */
export async function finishRun(deps: Deps, tournamentId: string): Promise<boolean> {
  const mailId = deps.newId();
  const mail = ({ name, doneCount, errorCount, tierCounts }: FinishedRun) =>
    deps.renderMail({
      type: "results-ready",
      tournamentName: name,
      resultsUrl: `${deps.appUrl}/dashboard/tournament/${tournamentId}`,
      doneCount,
      errorCount,
      tierCounts,
    });
  const run = await deps.endRun(tournamentId, mail, { now: deps.now(), mailId });
  if (!run) return false;
  await deps.enqueue([{ version: 1, type: "send-mail", mailId }]);
  await deps.publishProgress(tournamentId, []);
  return true;
}
