import { CONFIRMATION_DAYS } from "#core/accounts/confirmation";
import type { MailMessage } from "#core/mail/mail";
import { PRODUCT_NAME } from "#core/product";
import { Action, Heading, MailLayout, Paragraph, type WrittenMail, writeText } from "./layout";

const SUBJECT = "Confirm your email address";
const ASKED = `An account at ${PRODUCT_NAME} has this address. If it is yours, please confirm it.`;
const LIMITS = `The link works once and for ${CONFIRMATION_DAYS} days. It signs nobody in.`;
const NOT_YOU = "If you have no account here, do nothing.";
const REASON = `You get this mail because it was asked for on the account page at ${PRODUCT_NAME}.`;

export function confirmEmailMail({
  confirmUrl,
}: Extract<MailMessage, { type: "confirm-email" }>): WrittenMail {
  return {
    subject: SUBJECT,
    text: writeText([ASKED, `Confirm this address: ${confirmUrl}`, LIMITS, NOT_YOU, REASON], null),
    body: (
      <MailLayout subject={SUBJECT} preview={ASKED} reason={REASON} confirmUrl={null}>
        <Heading>{SUBJECT}</Heading>
        <Paragraph>{ASKED}</Paragraph>
        <Paragraph>{LIMITS}</Paragraph>
        <Action href={confirmUrl}>Confirm this address</Action>
        <Paragraph isQuiet>{NOT_YOU}</Paragraph>
      </MailLayout>
    ),
  };
}
