import { type Column, DataTable } from "#app/components/data-table.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { TimeAgo } from "#app/components/time.tsx";
import { TitledSection } from "#app/components/titled-section.tsx";
import type { OutboxMail } from "#core/operations/operations";
import * as words from "./words";
import { causeInWords, MAIL_STATE } from "./work-words";

const COLUMNS: Column<OutboxMail>[] = [
  {
    heading: words.recipient,
    isWide: true,
    className: "break-all font-medium",
    cell: ({ recipient }) => recipient,
  },
  { heading: words.sentFor, cell: ({ cause }) => causeInWords(cause) },
  {
    heading: words.created,
    className: "whitespace-nowrap text-muted",
    cell: ({ createdAt }) => <TimeAgo iso={createdAt} />,
  },
  { heading: words.attempts, isNumber: true, cell: ({ attempts }) => attempts },
  { heading: words.state, cell: ({ state }) => <StatusBadge status={MAIL_STATE[state]} /> },
];

/** Unsent mails, and the latest sent ones. Shows neither a mail's content nor its full recipient address. */
export function Outbox({ mails }: { mails: OutboxMail[] }) {
  return (
    <TitledSection id="outbox" title={words.emails} size="xl">
      <p className="mt-1 mb-4 text-muted text-sm">{words.thoseStillToSend}</p>
      {mails.length === 0 ? (
        <EmptyState title={words.noMailsYet} text={words.mailsShowHere} />
      ) : (
        <DataTable label={words.emails} columns={COLUMNS} rows={mails} />
      )}
    </TitledSection>
  );
}
