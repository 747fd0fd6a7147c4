import type { MailContent, MailMessage } from "#core/mail/mail";
import { writeMail } from "./templates/write-mail";

/** React's renderer is loaded with the first mail: a Worker that only answers requests starts without it. */
export async function renderMail(message: MailMessage): Promise<MailContent> {
  const { renderToStaticMarkup } = await import("react-dom/server");
  const { subject, text, body } = writeMail(message);
  return { subject, text, html: `<!doctype html>${renderToStaticMarkup(body)}` };
}
