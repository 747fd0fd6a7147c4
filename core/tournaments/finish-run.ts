import type { MailContent, RenderMail } from "#core/mail/mail";
import { queueDeliveries } from "#core/partners/queue-deliveries";
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

type Deps = Parameters<typeof queueDeliveries>[0] & {
  appUrl: string;
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
  publishProgress(tournamentId: string, resumeIds: string[]): Promise<void>;
};

/**
 * Called whenever a resume has ended and a run may be over; only one caller ends it. Returns whether this one
 * did. Either may be something the tournament's partner wants to hear.
 */
export async function finishRun(deps: Deps, tournamentId: string): Promise<boolean> {
  const isEnded = await tryToEnd(deps, tournamentId);
  await queueDeliveries(deps, tournamentId);
  return isEnded;
}

async function tryToEnd(deps: Deps, tournamentId: string): Promise<boolean> {
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
