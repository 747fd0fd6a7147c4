import { Link } from "@remix-run/react";
import { type Column, DataTable } from "#app/components/data-table.tsx";
import { SampleBadge } from "#app/components/sample-badge.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { TierBadge } from "#app/components/tier-badge.tsx";
import { TimeAgo } from "#app/components/time.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Progress } from "#app/components/ui/progress.tsx";
import type { TournamentListRow, TournamentStatus } from "#core/tournaments/tournament";
import * as words from "./words";

/** How full a row's progress bar is; the tournament page shows the exact share. */
const BAR: Partial<Record<TournamentStatus, number>> = { completed: 100, processing: 70 };

const COLUMNS: Column<TournamentListRow>[] = [
  {
    heading: words.name,
    isWide: true,
    className: "@4xl:min-w-40 @max-4xl:text-base",
    cell: ({ id, name, isDemoTournament }) => (
      <>
        <Link
          to={`/dashboard/tournament/${id}`}
          className="break-words font-medium underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        {isDemoTournament && <SampleBadge />}
      </>
    ),
  },
  { heading: words.created, className: "text-muted", cell: ({ createdAt }) => <TimeAgo iso={createdAt} /> },
  {
    heading: words.resumes,
    headClassName: "w-40",
    cell: ({ name, resumeCount, status }) => (
      <div className="flex items-center gap-3 @max-4xl:w-36">
        <span className="@4xl:w-10 @4xl:text-right tabular-nums">{resumeCount.toLocaleString("en")}</span>
        <Progress className="h-1.5 min-w-12" aria-label={words.progressOf(name)} value={BAR[status] ?? 0} />
      </div>
    ),
  },
  { heading: words.status, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    heading: words.topCandidate,
    className: "@4xl:max-w-56",
    cell: ({ topCandidate }) =>
      topCandidate ? (
        <span className="flex min-w-0 items-center gap-2">
          <TierBadge tier={topCandidate.tier} />
          <span className="truncate" title={topCandidate.name}>
            {topCandidate.name}
          </span>
        </span>
      ) : (
        <span className="text-muted">—</span>
      ),
  },
  {
    heading: words.actions,
    isWide: true,
    cell: ({ id, name }) => (
      <ButtonLink
        to={`/dashboard/tournament/${id}`}
        aria-label={words.view2(name)}
        variant="secondary"
        size="sm"
        className="@max-4xl:mt-1 @max-4xl:w-full"
      >
        {words.view}
      </ButtonLink>
    ),
  },
];

export function TournamentTable({ tournaments }: { tournaments: TournamentListRow[] }) {
  return <DataTable label={words.tournaments} columns={COLUMNS} rows={tournaments} />;
}
