import { EmailMessage } from "cloudflare:email";
import { PRODUCT_NAME } from "#core/product";

type Answered = { from: string; to: string; messageId: string };

/** A short plain-text reply to a mail, marked as automatic so that no other program replies to it. */
export function mailReply({ from, to, messageId }: Answered, words: string): EmailMessage {
  const headers = {
    From: `${PRODUCT_NAME} <${to}>`,
    To: `<${from}>`,
    Subject: "Your resume",
    "Message-ID": `<${crypto.randomUUID()}@${to.split("@")[1]}>`,
    "In-Reply-To": messageId,
    References: messageId,
    Date: new Date().toUTCString(),
    "Auto-Submitted": "auto-replied",
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Transfer-Encoding": "base64",
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const body = Buffer.from(words).toString("base64").replace(/.{76}/g, "$&\r\n");
  return new EmailMessage(to, from, `${head.join("")}\r\n${body}\r\n`);
}
