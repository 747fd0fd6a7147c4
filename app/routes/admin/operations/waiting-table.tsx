import { type Column, DataTable } from "#app/components/data-table.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { TimeAgo } from "#app/components/time.tsx";
import type { WaitingWork } from "#core/operations/operations";
import * as words from "./words";
import { TO_DO, WORK } from "./work-words";

const COLUMNS: Column<WaitingWork>[] = [
  { heading: words.work, isWide: true, className: "font-medium", cell: ({ kind }) => WORK[kind].label },
  { heading: words.count, isNumber: true, cell: ({ count }) => count },
  {
    heading: words.oldest,
    className: "whitespace-nowrap text-muted",
    cell: ({ oldestAt }) => <TimeAgo iso={oldestAt} />,
  },
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
        <p className="text-muted">{TO_DO[kind] ?? words.nothingItGoes}</p>
      ),
  },
];

export function WaitingTable({ waiting }: { waiting: WaitingWork[] }) {
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-4 text-xl">
        {words.waiting}
      </h2>
      {waiting.length === 0 ? (
        <EmptyState title={words.nothingIsWaiting} text={words.allResumesAreRead} />
      ) : (
        <DataTable
          label={words.waitingWork}
          columns={COLUMNS}
          rows={waiting.map((work) => ({ ...work, id: work.kind }))}
        />
      )}
    </section>
  );
}
