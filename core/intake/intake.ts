import type { AuthResult } from "./mail-verdict";

/** "link": the apply link, a public page. "mail": an address that takes attachments. */
export const intakeKinds = ["link", "mail"] as const;
export type IntakeKind = (typeof intakeKinds)[number];

export type Intake = {
  id: string;
  tournamentId: string;
  kind: IntakeKind;
  /** The tournament's name, as applicants see it. */
  tournamentName: string;
};

/** A way in, as its owner sees it. */
export type IntakeView = {
  kind: IntakeKind;
  /** False where the deployment has no domain to receive mail at. */
  isAvailable: boolean;
  /** The link or the address while it is open; null while it is off. */
  address: string | null;
  /** When it was opened, as ISO 8601. */
  since: string | null;
  /** Files that came by it since then. */
  received: number;
};

/** A mail that a tournament received, as its owner sees it. */
export type IntakeMail = {
  /** ISO 8601. */
  at: string;
  spf: AuthResult;
  dkim: AuthResult;
  added: number;
  refused: number;
};

export type IntakeSettings = { ways: IntakeView[]; mails: IntakeMail[] };

/** How many of the newest mails the settings show. */
export const MAILS_SHOWN = 5;
