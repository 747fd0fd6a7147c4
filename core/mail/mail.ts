import type { NewConfirmation } from "#core/accounts/confirmation";
import type { TournamentCounts } from "#core/tournaments/tournament";

/**
 * What is to be told to somebody. How it reads and looks is `platform/mail/templates`. A mail to an address that
 * nobody has confirmed brings the link that confirms it (`confirmUrl`), and no word that a user typed; null: it is
 * confirmed.
 */
export type MailMessage =
  | { type: "welcome"; dashboardUrl: string; confirmUrl: string | null }
  | { type: "confirm-email"; confirmUrl: string }
  | { type: "password-reset"; resetUrl: string; confirmUrl: string | null }
  | {
      type: "results-ready";
      tournamentName: string;
      resultsUrl: string;
      doneCount: number;
      errorCount: number;
      tierCounts: TournamentCounts["tierCounts"];
      confirmUrl: string | null;
    };

export type MailContent = { subject: string; text: string; html: string };

export type RenderMail = (message: MailMessage) => Promise<MailContent>;

/** As it is put into the outbox, in the transaction of its cause. */
export type NewMail = MailContent & {
  id: string;
  /** Of the link that confirms the address, where the mail brings one. */
  confirmation: NewConfirmation | null;
};

export type Mail = MailContent & { to: string };

/** The port to whoever delivers mail. */
export type SendMail = (mail: Mail) => Promise<void>;
