import { tiers } from "#core/analysis/scorecard";
import type { MailMessage } from "#core/mail/mail";
import { plainName } from "#core/mail/plain-name";
import { PRODUCT_NAME } from "#core/product";
import { Action, Heading, MailLayout, Paragraph, Table, type WrittenMail, writeText } from "./layout";

const REASON = `You get this email because ${PRODUCT_NAME} finished analyzing resumes you uploaded.`;

export function resultsReadyMail(message: Extract<MailMessage, { type: "results-ready" }>): WrittenMail {
  const { doneCount, errorCount, tierCounts, resultsUrl, confirmUrl } = message;
  // Mail to an unconfirmed address must not contain text that a user typed.
  const name = confirmUrl ? null : plainName(message.tournamentName);
  const subject = name ? `Your results are ready: ${name}` : "Your results are ready";
  const resumes = `${doneCount} ${doneCount === 1 ? "resume" : "resumes"}${name ? ` of "${name}"` : ""}`;
  const read = `${resumes} ${doneCount === 1 ? "has" : "have"} been analyzed and ranked.`;
  const failed = errorCount === 0 ? "" : ` ${errorCount} could not be read; the page says why.`;
  const unrated = doneCount - tiers.reduce((sum, tier) => sum + tierCounts[tier], 0);
  const notRated =
    unrated > 0 ? ` ${unrated} ${unrated === 1 ? "has" : "have"} no tier; the page says why.` : "";
  const shares = tiers.map((tier) => `Tier ${tier}: ${tierCounts[tier]}`).join(", ");
  return {
    subject,
    text: writeText([read + notRated + failed, shares, `See the results: ${resultsUrl}`, REASON], confirmUrl),
    body: (
      <MailLayout subject={subject} preview={read} reason={REASON} confirmUrl={confirmUrl}>
        <Heading>Your results are ready</Heading>
        <Paragraph>
          {read}
          {notRated}
          {failed}
        </Paragraph>
        <Table>
          {tiers.map((tier) => (
            <td key={tier} width="25%">
              <Paragraph>
                <strong style={{ fontSize: 22 }}>{tierCounts[tier]}</strong>
                <br />
                Tier {tier}
              </Paragraph>
            </td>
          ))}
        </Table>
        <Action href={resultsUrl}>See the results</Action>
      </MailLayout>
    ),
  };
}
