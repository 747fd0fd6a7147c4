import { type Column, DataTable } from "#app/components/data-table.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { TimeAgo } from "#app/components/time.tsx";
import type { OutboxMail } from "#core/operations/operations";
import { causeInWords, MAIL_STATE } from "./words";

const COLUMNS: Column<OutboxMail>[] = [
  {
    heading: "Recipient",
    isWide: true,
    className: "break-all font-medium",
    cell: ({ recipient }) => recipient,
  },
  { heading: "Sent for", cell: ({ cause }) => causeInWords(cause) },
  {
    heading: "Created",
    className: "whitespace-nowrap text-muted",
    cell: ({ createdAt }) => <TimeAgo iso={createdAt} />,
  },
  { heading: "Attempts", isNumber: true, cell: ({ attempts }) => attempts },
  { heading: "State", cell: ({ state }) => <StatusBadge status={MAIL_STATE[state]} /> },
];

/** Unsent mails, and the latest sent ones. Shows neither a mail's content nor its full recipient address. */
export function Outbox({ mails }: { mails: OutboxMail[] }) {
  return (
    <section aria-labelledby="outbox">
      <h2 id="outbox" className="text-xl">
        Mails
      </h2>
      <p className="mt-1 mb-4 text-muted text-sm">Those still to send, and the last that were sent.</p>
      {mails.length === 0 ? (
        <EmptyState title="No mails yet" text="Mails show here as soon as there is one to send." />
      ) : (
        <DataTable label="Mails" columns={COLUMNS} rows={mails} />
      )}
    </section>
  );
}
