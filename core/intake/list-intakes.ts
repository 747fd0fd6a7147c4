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
  /** The domain that tournaments receive mail at, if there is one. */
  mailDomain: string | undefined;
  hashToken(token: string): string;
  /** The secret of a way in, derived from its id, so that it can be shown again and is not stored. */
  intakeToken(id: string): string;
  intakes: {
    listOpen(tournamentId: string): Promise<OpenIntake[]>;
    /** The newest few. */
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

/** Null after the secret key was replaced: the old address still works, and renewing gives one that can be shown. */
function addressOf(deps: ListIntakesDeps, { id, kind, tokenHash }: OpenIntake): string | null {
  const token = deps.intakeToken(id);
  if (deps.hashToken(token) !== tokenHash) return null;
  return kind === "link" ? `${deps.appUrl}/apply?key=${token}` : `${MAIL_PREFIX}${token}@${deps.mailDomain}`;
}

/** What the local part of a tournament's address starts with. */
export const MAIL_PREFIX = "apply-";
