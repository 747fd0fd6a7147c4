import type { MailMessage } from "#core/mail/mail";
import { PRODUCT_NAME } from "#core/product";
import { Action, Heading, MailLayout, Paragraph, type WrittenMail, writeText } from "./layout";

const SUBJECT = `Reset your ${PRODUCT_NAME} password`;
const ASKED = "Somebody, hopefully you, asked to set a new password for your account.";
const LIMITS = "The link works once and for one hour. A new password signs you out everywhere.";
const NOT_YOU = "If it was not you, do nothing: your password stays as it is.";
const REASON = `You get this mail because a new password was asked for at ${PRODUCT_NAME} with this address.`;

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
