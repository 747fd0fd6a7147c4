import type { MailContent, MailMessage } from "#core/mail/mail";
import { writeMail } from "./templates/write-mail";

/** Loads React's renderer with the first mail, so that Workers that only answer requests start without it. */
export async function renderMail(message: MailMessage): Promise<MailContent> {
  const { renderToStaticMarkup } = await import("react-dom/server");
  const { subject, text, body } = writeMail(message);
  return { subject, text, html: `<!doctype html>${renderToStaticMarkup(body)}` };
}
