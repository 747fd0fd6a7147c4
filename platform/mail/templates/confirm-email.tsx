import { CONFIRMATION_DAYS } from "#core/accounts/confirmation";
import type { MailMessage } from "#core/mail/mail";
import { PRODUCT_NAME } from "#core/product";
import { Action, Heading, MailLayout, Paragraph, type WrittenMail, writeText } from "./layout";

const SUBJECT = "Confirm your email address";
const ASKED = `A ${PRODUCT_NAME} account uses this address. If it's yours, please confirm it.`;
const LIMITS = `The link works once and expires in ${CONFIRMATION_DAYS} days. It doesn't log anyone in.`;
const NOT_YOU = "No account here? Ignore this email.";
const REASON = `You get this email because it was requested on the account page at ${PRODUCT_NAME}.`;

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
