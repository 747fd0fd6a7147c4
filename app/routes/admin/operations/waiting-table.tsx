import { type Column, DataTable } from "#app/components/data-table.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { TimeAgo } from "#app/components/time.tsx";
import type { WaitingWork } from "#core/operations/operations";
import { TO_DO, WORK } from "./words";

const COLUMNS: Column<WaitingWork>[] = [
  { heading: "Work", isWide: true, className: "font-medium", cell: ({ kind }) => WORK[kind].label },
  { heading: "Count", isNumber: true, cell: ({ count }) => count },
  {
    heading: "Oldest",
    className: "whitespace-nowrap text-muted",
    cell: ({ oldestAt }) => <TimeAgo iso={oldestAt} />,
  },
  {
    heading: "What to do",
    isWide: true,
    headClassName: "w-1/2",
    cell: ({ kind, stuckCount }) =>
      stuckCount > 0 ? (
        <p>
          <strong className="font-semibold text-danger">{stuckCount.toLocaleString("en")} stuck.</strong>{" "}
          {WORK[kind].stuck}
        </p>
      ) : (
        <p className="text-muted">{TO_DO[kind] ?? "Nothing: it goes on by itself."}</p>
      ),
  },
];

export function WaitingTable({ waiting }: { waiting: WaitingWork[] }) {
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-4 text-xl">
        Waiting
      </h2>
      {waiting.length === 0 ? (
        <EmptyState title="Nothing waits" text="All resumes are read, all mails are sent." />
      ) : (
        <DataTable
          label="Waiting work"
          columns={COLUMNS}
          rows={waiting.map((work) => ({ ...work, id: work.kind }))}
        />
      )}
    </section>
  );
}
