import type { NewConfirmation } from "#core/accounts/confirmation";
import type { TournamentCounts } from "#core/tournaments/tournament";

/**
 * The content of a mail; `platform/mail/templates` renders it. A mail to an unconfirmed address carries the
 * confirmation
 * link (`confirmUrl`) and no text that a user typed; `confirmUrl` is null for a confirmed address.
 */
export type MailMessage =
  | { type: "welcome"; dashboardUrl: string; confirmUrl: string | null }
  | { type: "confirm-email"; confirmUrl: string }
  /** `isNew`: to the address that is to be the account's; else to the one so far. */
  | { type: "email-change"; confirmUrl: string; isNew: boolean }
  | { type: "purchase"; planName: string; credits: number; amountInCents: number; receiptUrl: string }
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

/** A mail for the outbox, inserted in the transaction of its cause. */
export type NewMail = MailContent & {
  id: string;
  /** The confirmation link's token, if the mail carries one. */
  confirmation: NewConfirmation | null;
};

export type Mail = MailContent & { to: string };

/** The port to the mail provider. */
export type SendMail = (mail: Mail) => Promise<void>;
