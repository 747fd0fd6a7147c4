import {
  agoColumn,
  type Column,
  DataTable,
  EmptyState,
  StatusBadge,
  TitledSection,
} from "#app/components/ui.ts";
import type { OutboxMail, WaitingWork } from "#core/operations/operations";
import * as words from "./words";
import { MAIL_STATE, MAIL_TYPE, TO_DO, WORK } from "./work-words";

const COLUMNS: Column<WaitingWork>[] = [
  { heading: words.work, isWide: true, className: "font-medium", cell: ({ kind }) => WORK[kind].label },
  { heading: words.count, isNumber: true, cell: ({ count }) => count },
  agoColumn(words.oldest, ({ oldestAt }) => oldestAt),
  {
    heading: words.whatToDo,
    isWide: true,
    headClassName: "w-1/2",
    cell: ({ kind, stuckCount }) =>
      stuckCount > 0 ? (
        <p>
          <strong className="font-semibold text-danger">
            {words.stuck(stuckCount.toLocaleString("en"))}
          </strong>{" "}
          {WORK[kind].stuck}
        </p>
      ) : (
        <p className="text-muted">{TO_DO[kind] ?? words.nothingToDo}</p>
      ),
  },
];

export function WaitingTable({ waiting }: { waiting: WaitingWork[] }) {
  return (
    <TitledSection id="waiting" title={words.waiting} size="xl" className="flex flex-col gap-4">
      <DataTable
        label={words.waitingWork}
        columns={COLUMNS}
        rows={waiting.map((work) => ({ ...work, id: work.kind }))}
        empty={<EmptyState title={words.nothingWaiting} text={words.nothingWaitingHint} />}
      />
    </TitledSection>
  );
}

const OUTBOX_COLUMNS: Column<OutboxMail>[] = [
  {
    heading: words.recipient,
    isWide: true,
    className: "break-all font-medium",
    cell: ({ recipient }) => recipient,
  },
  { heading: words.sentFor, cell: ({ type }) => MAIL_TYPE[type] },
  agoColumn(words.created, ({ createdAt }) => createdAt),
  { heading: words.attempts, isNumber: true, cell: ({ attempts }) => attempts },
  { heading: words.state, cell: ({ state }) => <StatusBadge status={MAIL_STATE[state]} /> },
];

/** Unsent mails, and the latest sent ones. Shows neither a mail's content nor its full recipient address. */
export function Outbox({ mails }: { mails: OutboxMail[] }) {
  return (
    <TitledSection
      id="outbox"
      title={words.emails}
      text={words.emailsHint}
      size="xl"
      className="flex flex-col gap-4"
    >
      <DataTable
        label={words.emails}
        columns={OUTBOX_COLUMNS}
        rows={mails}
        empty={<EmptyState title={words.noEmails} text={words.noEmailsHint} />}
      />
    </TitledSection>
  );
}
