import type { MailMessage } from "#core/mail/mail";
import { PRODUCT_NAME } from "#core/product";
import { Action, Heading, MailLayout, Paragraph, type WrittenMail, writeText } from "./layout";

const SUBJECT = `Reset your ${PRODUCT_NAME} password`;
const ASKED = "Someone, hopefully you, asked to reset your password.";
const LIMITS = "The link works once and expires in 1 hour. A new password logs you out everywhere.";
const NOT_YOU = "If it wasn't you, do nothing: your password stays the same.";
const REASON = `You get this email because a password reset was requested at ${PRODUCT_NAME} for this address.`;

export function passwordResetMail({
  resetUrl,
  confirmUrl,
}: Extract<MailMessage, { type: "password-reset" }>): WrittenMail {
  return {
    subject: SUBJECT,
    text: writeText([ASKED, `Set a new password: ${resetUrl}`, LIMITS, NOT_YOU, REASON], confirmUrl),
    body: (
      <MailLayout subject={SUBJECT} preview={LIMITS} reason={REASON} confirmUrl={confirmUrl}>
        <Heading>Set a new password</Heading>
        <Paragraph>{ASKED}</Paragraph>
        <Paragraph>{LIMITS}</Paragraph>
        <Action href={resetUrl}>Set a new password</Action>
        <Paragraph isQuiet>{NOT_YOU}</Paragraph>
      </MailLayout>
    ),
  };
}
