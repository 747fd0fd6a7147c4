import { isEmailConfirmed } from "#core/accounts/account";
import { newConfirmation } from "#core/accounts/confirmation";
import type { NewMail, RenderMail } from "#core/mail/mail";
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
  ownerConfirmedAt: Date | null;
};

type Deps = Parameters<typeof queueDeliveries>[0] &
  Parameters<typeof newConfirmation>[0] & {
    adminEmail: string;
    newId(): string;
    renderMail: RenderMail;
    tournaments: {
      /**
       * Ends the run if all its resumes are finished and no upload is open, and adds the mail in the same transaction.
       * Undefined if there is nothing to end, for example because another caller ended it.
       */
      endRun(
        tournamentId: string,
        mail: (run: FinishedRun) => Promise<NewMail>,
        options: { now: Date },
      ): Promise<FinishedRun | undefined>;
    };
    progress: { publish(tournamentId: string, resumeIds: string[]): Promise<void> };
  };

/**
 * Called when a resume has finished and the run may be over; exactly one caller ends it. Returns whether this one did.
 * Also queues webhooks, because the partner may have subscribed to either event.
 */
export async function finishRun(deps: Deps, tournamentId: string): Promise<boolean> {
  const isEnded = await tryToEnd(deps, tournamentId);
  await queueDeliveries(deps, tournamentId);
  return isEnded;
}

async function tryToEnd(deps: Deps, tournamentId: string): Promise<boolean> {
  const mailId = deps.newId();
  const mail = async (run: FinishedRun): Promise<NewMail> => {
    const { name, doneCount, errorCount, tierCounts, ownerEmail: email, ownerConfirmedAt } = run;
    const isConfirmed = isEmailConfirmed({ email, emailConfirmedAt: ownerConfirmedAt }, deps.adminEmail);
    const confirm = isConfirmed ? null : newConfirmation(deps);
    const content = await deps.renderMail({
      type: "results-ready",
      tournamentName: name,
      resultsUrl: `${deps.appUrl}/dashboard/tournament/${tournamentId}`,
      doneCount,
      errorCount,
      tierCounts,
      confirmUrl: confirm?.confirmUrl ?? null,
    });
    return { id: mailId, ...content, confirmation: confirm?.confirmation ?? null };
  };
  const run = await deps.tournaments.endRun(tournamentId, mail, { now: deps.now() });
  if (!run) return false;
  await deps.jobs.enqueue([{ version: 1, type: "send-mail", mailId }]);
  await deps.progress.publish(tournamentId, []);
  return true;
}
