import type { TournamentCounts } from "#core/tournaments/tournament";

/** What is to be told to somebody. How it reads and looks is `platform/mail/templates`. */
export type MailMessage =
  | { type: "welcome"; dashboardUrl: string }
  | { type: "password-reset"; resetUrl: string }
  | {
      type: "results-ready";
      tournamentName: string;
      resultsUrl: string;
      doneCount: number;
      errorCount: number;
      tierCounts: TournamentCounts["tierCounts"];
    };

export type MailContent = { subject: string; text: string; html: string };

export type RenderMail = (message: MailMessage) => Promise<MailContent>;

/** As it is put into the outbox, in the transaction of its cause. */
export type NewMail = MailContent & { id: string };

export type Mail = MailContent & { to: string };

/** The port to whoever delivers mail. */
export type SendMail = (mail: Mail) => Promise<void>;
