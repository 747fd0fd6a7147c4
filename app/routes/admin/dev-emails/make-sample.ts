import { renderToStaticMarkup } from "react-dom/server";
import type { Mail, MailMessage } from "#core/mail/mail";
import { writeMail } from "#platform/mail/templates/write-mail";

export const sampleKinds = ["welcome", "password-reset"] as const;
export type SampleKind = (typeof sampleKinds)[number];

export type SampleMail = Mail & { id: string; kind: SampleKind; sentAt: string };

const RECIPIENT = "sam.rivera@example.com";

/** A mail as the product writes it, with links that lead to no real account. Nothing is sent. */
export function makeSample(kind: SampleKind): SampleMail {
  const { subject, text, body } = writeMail(sampleMessage(kind));
  return {
    ...{ id: crypto.randomUUID(), kind, to: RECIPIENT, subject, text },
    html: `<!doctype html>${renderToStaticMarkup(body)}`,
    sentAt: new Date().toISOString(),
  };
}

function sampleMessage(kind: SampleKind): MailMessage {
  const { origin } = window.location;
  const token = `sample-${crypto.randomUUID()}`;
  return kind === "welcome"
    ? {
        type: kind,
        dashboardUrl: `${origin}/dashboard`,
        confirmUrl: `${origin}/auth/confirm-email?token=${token}`,
      }
    : { type: kind, resetUrl: `${origin}/auth/reset-password?token=${token}`, confirmUrl: null };
}
