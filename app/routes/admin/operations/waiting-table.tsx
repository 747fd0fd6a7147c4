import { EmptyState } from "#app/components/empty-state.tsx";
import { TimeAgo } from "#app/components/time.tsx";
import { Cell, HeadCell, Row, Table } from "#app/components/ui/table.tsx";
import type { WaitingWork } from "#core/operations/operations";
import { TO_DO, WORK } from "./words";

export function WaitingTable({ waiting }: { waiting: WaitingWork[] }) {
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-4 text-xl">
        Waiting
      </h2>
      {waiting.length === 0 ? (
        <EmptyState title="Nothing waits" text="All resumes are read, all mails are sent." />
      ) : (
        <Table
          label="Waiting work"
          head={
            <>
              <HeadCell>Work</HeadCell>
              <HeadCell isNumber>Count</HeadCell>
              <HeadCell>Oldest</HeadCell>
              <HeadCell className="w-1/2">What to do</HeadCell>
            </>
          }
        >
          {waiting.map((work) => (
            <WaitingRow key={work.kind} {...work} />
          ))}
        </Table>
      )}
    </section>
  );
}

function WaitingRow({ kind, count, oldestAt, stuckCount }: WaitingWork) {
  return (
    <Row>
      <Cell className="font-medium">{WORK[kind].label}</Cell>
      <Cell label="Count" isNumber>
        {count.toLocaleString("en")}
      </Cell>
      <Cell label="Oldest" className="whitespace-nowrap text-muted">
        <TimeAgo iso={oldestAt} />
      </Cell>
      <Cell>
        {stuckCount > 0 ? (
          <p>
            <strong className="font-semibold text-danger">{stuckCount.toLocaleString("en")} stuck.</strong>{" "}
            {WORK[kind].stuck}
          </p>
        ) : (
          <p className="text-muted">{TO_DO[kind] ?? "Nothing: it goes on by itself."}</p>
        )}
      </Cell>
    </Row>
  );
}
