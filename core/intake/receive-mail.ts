import { DomainError } from "#core/errors";
import { type AcceptFileDeps, acceptFile } from "./accept-file";
import type { Intake } from "./intake";
import { MAIL_PREFIX } from "./list-intakes";
import type { MailVerdict } from "./mail-verdict";
import { type IntakeDeps, requireIntake } from "./require-intake";

export type NewIntakeMail = MailVerdict & {
  id: string;
  tournamentId: string;
  messageHash: string;
  createdAt: Date;
  added: number;
  refused: number;
};

/** What is kept of a mail: its files, not its text. */
export type ReceivedMail = {
  /** The recipient's address. */
  to: string;
  /** SHA-256 of the Message-ID and the files, or of the whole mail if it has no valid Message-ID. */
  messageHash: string;
  verdict: MailVerdict;
  files: { name: string; bytes: Uint8Array }[];
};

type Deps = IntakeDeps &
  AcceptFileDeps & {
    newId(): string;
    intakes: {
      hasMail(tournamentId: string, messageHash: string): Promise<boolean>;
      insertMail(mail: NewIntakeMail): Promise<void>;
    };
  };

/** The limit of attachments per mail. */
const MAX_ATTACHMENTS = 20;

const NO_FILE = "Your mail had no resume. Attach it as a PDF, DOCX or TXT file.";

/** The open intake with this address. */
export function requireMailIntake(deps: IntakeDeps, address: string): Promise<Intake> {
  const [local = ""] = address.toLowerCase().split("@");
  return requireIntake(deps, "mail", local.startsWith(MAIL_PREFIX) ? local.slice(MAIL_PREFIX.length) : "");
}

/**
 * Adds each attachment of a mail as a resume. The mail is recorded after its files, so an interrupted one is processed
 * again; files already added are recognized by their content. Returns why files were rejected, for the sender.
 */
export async function receiveMail(
  deps: Deps,
  { to, messageHash, verdict, files }: ReceivedMail,
): Promise<{ added: number; refusals: string[] }> {
  const intake = await requireMailIntake(deps, to);
  const { tournamentId } = intake;
  if (await deps.intakes.hasMail(tournamentId, messageHash)) return { added: 0, refusals: [] };

  let added = 0;
  const refusals = files.length === 0 ? [NO_FILE] : [];
  for (const { name, bytes } of files.slice(0, MAX_ATTACHMENTS)) {
    try {
      const { isNew } = await acceptFile(deps, intake, { name, bytes, size: bytes.byteLength, verdict });
      if (isNew) added++;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refusals.push(error.message);
    }
  }
  const left = files.length - MAX_ATTACHMENTS;
  if (left > 0) refusals.push(`At most ${MAX_ATTACHMENTS} files in one mail. Left out: ${left}.`);
  await deps.intakes.insertMail({
    ...{ id: deps.newId(), tournamentId, messageHash, createdAt: deps.now() },
    ...{ ...verdict, added, refused: refusals.length },
  });
  return { added, refusals };
}
