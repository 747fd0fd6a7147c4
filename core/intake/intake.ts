import type { AuthResult } from "./mail-verdict";

/** "link": a public apply page. "mail": an address that accepts attachments. */
export const intakeKinds = ["link", "mail"] as const;
export type IntakeKind = (typeof intakeKinds)[number];

export type Intake = {
  id: string;
  tournamentId: string;
  kind: IntakeKind;
  /** The tournament's name, as applicants see it. */
  tournamentName: string;
};

/** An intake as its owner sees it. */
export type IntakeView = {
  kind: IntakeKind;
  /** False if the deployment has no domain for incoming mail. */
  isAvailable: boolean;
  /**
   * The link or the address. Null while it is off; also if it is open but cannot be shown, because the secret key or the
   * mail domain has changed since.
   */
  address: string | null;
  /** When it was opened, as ISO 8601. */
  since: string | null;
  /** Files received through it since then. */
  received: number;
};

/** A mail received by a tournament, as its owner sees it. */
export type IntakeMail = {
  /** ISO 8601. */
  at: string;
  spf: AuthResult;
  dkim: AuthResult;
  added: number;
  refused: number;
};

export type IntakeSettings = { ways: IntakeView[]; mails: IntakeMail[] };

/** How many recent mails the settings show. */
export const MAILS_SHOWN = 5;
