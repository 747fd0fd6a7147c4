import type { SendMail } from "#core/mail/mail";
import { PRODUCT_NAME } from "#core/product";

/** Sends mail through the send_email binding; the local simulator writes each mail to a file and to the log. */
export function createMailer(binding: SendEmail, from: string): SendMail {
  return async ({ to, subject, text, html }) => {
    await binding.send({ to, from: { email: from, name: PRODUCT_NAME }, subject, text, html });
  };
}
