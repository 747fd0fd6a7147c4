import { type OwnTournamentDeps, requireOwnTournament } from "#core/tournaments/require-own-tournament";
import {
  type IntakeKind,
  type IntakeMail,
  type IntakeSettings,
  type IntakeView,
  intakeKinds,
} from "./intake";

export type OpenIntake = {
  id: string;
  kind: IntakeKind;
  tokenHash: string;
  createdAt: Date;
  received: number;
};

export type ListIntakesDeps = OwnTournamentDeps & {
  appUrl: string;
  /** The domain for incoming mail, if there is one. */
  mailDomain: string | undefined;
  hashToken(token: string): string;
  /** The secret of an intake, derived from its id so that it can be shown again without being stored. */
  intakeToken(id: string): string;
  intakes: {
    listOpen(tournamentId: string): Promise<OpenIntake[]>;
    /** Only the newest ones. */
    listMails(tournamentId: string): Promise<IntakeMail[]>;
  };
};

type Of = { userId: string; tournamentId: string };

/** How candidates can reach a tournament: its apply link and its mail address, on or off. */
export async function listIntakes(
  deps: ListIntakesDeps,
  { userId, tournamentId }: Of,
): Promise<IntakeSettings> {
  await requireOwnTournament(deps, userId, tournamentId);
  const [open, mails] = await Promise.all([
    deps.intakes.listOpen(tournamentId),
    deps.intakes.listMails(tournamentId),
  ]);
  return { ways: intakeKinds.map((kind) => toView(deps, kind, open)), mails };
}

function toView(deps: ListIntakesDeps, kind: IntakeKind, open: OpenIntake[]): IntakeView {
  const intake = open.find((one) => one.kind === kind);
  const isAvailable = kind === "link" || deps.mailDomain !== undefined;
  return {
    kind,
    isAvailable,
    address: intake && isAvailable ? addressOf(deps, intake) : null,
    since: intake?.createdAt.toISOString() ?? null,
    received: intake?.received ?? 0,
  };
}

/** Null if the secret key was replaced: the old address still works but cannot be shown; renewing creates a new one. */
function addressOf(deps: ListIntakesDeps, { id, kind, tokenHash }: OpenIntake): string | null {
  const token = deps.intakeToken(id);
  if (deps.hashToken(token) !== tokenHash) return null;
  return kind === "link" ? `${deps.appUrl}/apply?key=${token}` : `${MAIL_PREFIX}${token}@${deps.mailDomain}`;
}

/** The prefix of the local part of a tournament's address. */
export const MAIL_PREFIX = "apply-";
