import { formatPrice } from "#core/billing/plan";
import type { MailMessage } from "#core/mail/mail";
import { PRODUCT_NAME } from "#core/product";
import { Action, Heading, MailLayout, Paragraph, type WrittenMail, writeText } from "./layout";

const SUBJECT = `Your ${PRODUCT_NAME} purchase`;
const REASON = `You get this email because you bought credits at ${PRODUCT_NAME}.`;

export function purchaseMail(message: Extract<MailMessage, { type: "purchase" }>): WrittenMail {
  const { planName, credits, amountInCents, receiptUrl } = message;
  const count = `${credits} tournament ${credits === 1 ? "credit" : "credits"}`;
  const bought = `Thank you. You bought ${planName}, ${count}, for ${formatPrice(amountInCents)}.`;
  return {
    subject: SUBJECT,
    text: writeText([bought, `See your receipt: ${receiptUrl}`, REASON], null),
    body: (
      <MailLayout subject={SUBJECT} preview={bought} reason={REASON} confirmUrl={null}>
        <Heading>{SUBJECT}</Heading>
        <Paragraph>{bought}</Paragraph>
        <Action href={receiptUrl}>See your receipt</Action>
      </MailLayout>
    ),
  };
}
