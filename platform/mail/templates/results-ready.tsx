import { tiers } from "#core/analysis/scorecard";
import type { MailMessage } from "#core/mail/mail";
import { PRODUCT_NAME } from "#core/product";
import { Action, Heading, MailLayout, Paragraph, Table, type WrittenMail } from "./layout";

const REASON = `You get this mail because resumes you uploaded to ${PRODUCT_NAME} have been read.`;

export function resultsReadyMail(message: Extract<MailMessage, { type: "results-ready" }>): WrittenMail {
  const { doneCount, errorCount, tierCounts, resultsUrl } = message;
  // A subject is one line.
  const name = message.tournamentName.replace(/\s+/g, " ");
  const subject = `Your results are ready: ${name}`;
  const read = `${doneCount} ${doneCount === 1 ? "resume" : "resumes"} of "${name}" ${doneCount === 1 ? "has" : "have"} been read and ranked.`;
  const failed = errorCount === 0 ? "" : ` ${errorCount} could not be read; the page says why.`;
  const unrated = doneCount - tiers.reduce((sum, tier) => sum + tierCounts[tier], 0);
  const notRated = unrated > 0 ? ` ${unrated} of them without a tier; the page says why.` : "";
  const shares = tiers.map((tier) => `Tier ${tier}: ${tierCounts[tier]}`).join(", ");
  return {
    subject,
    text: [read + notRated + failed, shares, `See the results: ${resultsUrl}`, REASON].join("\n\n"),
    body: (
      <MailLayout subject={subject} preview={read} reason={REASON}>
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
