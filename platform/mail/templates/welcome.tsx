import type { MailMessage } from "#core/mail/mail";
import { PRODUCT_NAME } from "#core/product";
import { Action, Heading, MailLayout, Paragraph, type WrittenMail, writeText } from "./layout";

const SUBJECT = `Welcome to ${PRODUCT_NAME}`;
const READY = "Your account is ready.";
const SAMPLE =
  "A sample tournament is waiting on your dashboard: a job, its resumes, and the reasons behind every score.";
const NEXT = "When you're ready, create a tournament for your own job and drop in the resumes.";
const REASON = `You get this email because this address was used to sign up at ${PRODUCT_NAME}.`;

export function welcomeMail({
  dashboardUrl,
  confirmUrl,
}: Extract<MailMessage, { type: "welcome" }>): WrittenMail {
  return {
    subject: SUBJECT,
    text: writeText([READY, SAMPLE, NEXT, `Open your dashboard: ${dashboardUrl}`, REASON], confirmUrl),
    body: (
      <MailLayout subject={SUBJECT} preview={`${READY} ${SAMPLE}`} reason={REASON} confirmUrl={confirmUrl}>
        <Heading>{SUBJECT}</Heading>
        <Paragraph>
          {READY} {SAMPLE}
        </Paragraph>
        <Paragraph>{NEXT}</Paragraph>
        <Action href={dashboardUrl}>Open your dashboard</Action>
      </MailLayout>
    ),
  };
}
