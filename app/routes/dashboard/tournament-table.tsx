import { Link } from "@remix-run/react";
import { SampleBadge } from "#app/components/sample-badge.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { TierBadge } from "#app/components/tier-badge.tsx";
import { TimeAgo } from "#app/components/time.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Progress } from "#app/components/ui/progress.tsx";
import { Cell, HeadCell, Row, Table } from "#app/components/ui/table.tsx";
import type { TournamentListRow, TournamentStatus } from "#core/tournaments/tournament";

/** How full the bar of a row is; the exact share is on the tournament's page. */
const BAR: Partial<Record<TournamentStatus, number>> = { completed: 100, processing: 70 };

export function TournamentTable({ tournaments }: { tournaments: TournamentListRow[] }) {
  return (
    <Table
      label="Tournaments"
      head={
        <>
          <HeadCell>Name</HeadCell>
          <HeadCell>Created</HeadCell>
          <HeadCell className="w-40">Resumes</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell>Top Candidate</HeadCell>
          <HeadCell>Actions</HeadCell>
        </>
      }
    >
      {tournaments.map((tournament) => (
        <TournamentRow key={tournament.id} tournament={tournament} />
      ))}
    </Table>
  );
}

function TournamentRow({ tournament }: { tournament: TournamentListRow }) {
  const { id, name, createdAt, resumeCount, status, topCandidate, isDemoTournament } = tournament;
  return (
    <Row>
      <Cell className="@4xl:min-w-40 @max-4xl:text-base">
        <Link
          to={`/dashboard/tournament/${id}`}
          className="break-words font-medium underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        {isDemoTournament && <SampleBadge />}
      </Cell>
      <Cell label="Created" className="text-muted">
        <TimeAgo iso={createdAt} />
      </Cell>
      <Cell label="Resumes">
        <div className="flex items-center gap-3 @max-4xl:w-36">
          <span className="@4xl:w-10 @4xl:text-right tabular-nums">{resumeCount.toLocaleString("en")}</span>
          <Progress className="h-1.5 min-w-12" aria-label={`Progress of ${name}`} value={BAR[status] ?? 0} />
        </div>
      </Cell>
      <Cell label="Status">
        <StatusBadge status={status} />
      </Cell>
      <Cell label="Top Candidate" className="@4xl:max-w-56">
        {topCandidate ? (
          <span className="flex min-w-0 items-center gap-2">
            <TierBadge tier={topCandidate.tier} />
            <span className="truncate" title={topCandidate.name}>
              {topCandidate.name}
            </span>
          </span>
        ) : (
          <span className="text-muted">—</span>
        )}
      </Cell>
      <Cell>
        <Button asChild variant="secondary" size="sm" className="@max-4xl:mt-1 @max-4xl:w-full">
          <Link to={`/dashboard/tournament/${id}`} aria-label={`View ${name}`}>
            View
          </Link>
        </Button>
      </Cell>
    </Row>
  );
}
