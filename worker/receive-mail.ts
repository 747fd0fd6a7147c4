import { describeError } from "#core/describe-error";
import { DomainError } from "#core/errors";
import type { WebEnv } from "#platform/env";
import { createServices } from "#platform/services";
import { mailReply } from "./mail-reply";
import { type ReadMail, readMail } from "./read-mail";

/** Email Routing's own limit. */
const MAX_MAIL_BYTES = 25 * 1024 * 1024;
const TOO_LARGE = "This mail is larger than 25 MB. Send fewer or smaller files.";
const NO_MAIL = "This mail could not be read. Send your resume as a PDF, DOCX or TXT attachment.";
const MAX_REASON_CHARACTERS = 400;

/**
 * Receives a mail to a tournament's address. A mail that is rejected as a whole is rejected during SMTP, so that the
 * sender's own server reports it; if only some files are rejected, we reply. Any other error makes the sender's server
 * retry later.
 */
export async function receiveMail(message: ForwardableEmailMessage, env: WebEnv): Promise<void> {
  const { intakes } = createServices(env);
  try {
    await intakes.requireMail(message.to);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "intake_closed") throw error;
    return reject(message, [error.message]);
  }
  if (message.rawSize > MAX_MAIL_BYTES) return reject(message, [TOO_LARGE]);
  const raw = await new Response(message.raw).arrayBuffer();
  const mail = await readMail(raw, message.to).catch(() => undefined);
  if (!mail) return reject(message, [NO_MAIL]);

  const { added, refusals } = await intakes.receiveMail(mail);
  console.log({ message: "mail received", added, refused: refusals.length });
  if (refusals.length === 0) return;
  if (added === 0) return reject(message, refusals);
  await answer(message, mail, [`${added} of your files arrived.`, ...refusals]);
}

/** An SMTP rejection is one line of ASCII. */
function reject(message: ForwardableEmailMessage, reasons: string[]): void {
  const line = reasons.join(" ").replace(/[^\x20-\x7e]+/g, "?");
  message.setReject(line.slice(0, MAX_REASON_CHARACTERS));
}

/** The files are stored, so a failed reply is only logged. */
async function answer(
  message: ForwardableEmailMessage,
  { messageId, isAutomatic }: ReadMail,
  lines: string[],
): Promise<void> {
  if (!messageId || isAutomatic) return;
  const reply = mailReply({ from: message.from, to: message.to, messageId }, lines.join("\n"));
  await message.reply(reply).catch((error: unknown) => {
    console.warn({ message: "mail not answered", error: describeError(error) });
  });
}
