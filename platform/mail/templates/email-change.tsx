import { EMAIL_CHANGE_HOURS } from "#core/accounts/request-email-change";
import type { MailMessage } from "#core/mail/mail";
import { PRODUCT_NAME } from "#core/product";
import { Action, Heading, MailLayout, Paragraph, type WrittenMail, writeText } from "./layout";

const SUBJECT = `Confirm the new email address of your ${PRODUCT_NAME} account`;
const TO_NEW = `Someone asked to use this address for their ${PRODUCT_NAME} account.`;
const TO_OLD = `Someone asked to move your ${PRODUCT_NAME} account to another email address.`;
const BOTH = "The address changes once both the old and the new one have confirmed.";
const LIMITS = `The link works once and expires in ${EMAIL_CHANGE_HOURS} hours.`;
const NEW_NOT_YOU = "If it wasn't you, do nothing.";
const OLD_NOT_YOU = "If it wasn't you, don't confirm, and change your password.";
const REASON = `You get this email because an address change was requested at ${PRODUCT_NAME}.`;

/** The same mail for both addresses, except for the lines about which one it is. */
export function emailChangeMail({
  confirmUrl,
  isNew,
}: Extract<MailMessage, { type: "email-change" }>): WrittenMail {
  const asked = isNew ? TO_NEW : TO_OLD;
  const notYou = isNew ? NEW_NOT_YOU : OLD_NOT_YOU;
  return {
    subject: SUBJECT,
    text: writeText([asked, BOTH, `Confirm the change: ${confirmUrl}`, LIMITS, notYou, REASON], null),
    body: (
      <MailLayout subject={SUBJECT} preview={asked} reason={REASON} confirmUrl={null}>
        <Heading>Confirm the new email address</Heading>
        <Paragraph>{asked}</Paragraph>
        <Paragraph>
          {BOTH} {LIMITS}
        </Paragraph>
        <Action href={confirmUrl}>Confirm the change</Action>
        <Paragraph isQuiet>{notYou}</Paragraph>
      </MailLayout>
    ),
  };
}
