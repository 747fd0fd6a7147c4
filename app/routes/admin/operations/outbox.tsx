import { EmptyState } from "#app/components/empty-state.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { TimeAgo } from "#app/components/time.tsx";
import { Cell, HeadCell, Row, Table } from "#app/components/ui/table.tsx";
import type { OutboxMail } from "#core/operations/operations";
import { causeInWords, MAIL_STATE } from "./words";

/** Unsent mails, and the last that were sent. Nobody reads here what a mail says, nor whose it is. */
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
        <Table
          label="Mails"
          head={
            <>
              <HeadCell>Recipient</HeadCell>
              <HeadCell>Sent for</HeadCell>
              <HeadCell>Created</HeadCell>
              <HeadCell isNumber>Attempts</HeadCell>
              <HeadCell>State</HeadCell>
            </>
          }
        >
          {mails.map(({ id, recipient, cause, createdAt, attempts, state }) => (
            <Row key={id}>
              <Cell className="break-all font-medium">{recipient}</Cell>
              <Cell label="Sent for">{causeInWords(cause)}</Cell>
              <Cell label="Created" className="whitespace-nowrap text-muted">
                <TimeAgo iso={createdAt} />
              </Cell>
              <Cell label="Attempts" isNumber>
                {attempts}
              </Cell>
              <Cell label="State">
                <StatusBadge status={MAIL_STATE[state]} />
              </Cell>
            </Row>
          ))}
        </Table>
      )}
    </section>
  );
}
