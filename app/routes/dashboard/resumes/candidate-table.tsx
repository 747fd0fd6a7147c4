import { Link } from "@remix-run/react";
import { type Column, DataTable } from "#app/components/data-table.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { TierBadge } from "#app/components/tier-badge.tsx";
import { TimeAgo } from "#app/components/time.tsx";
import type { CandidateRow } from "#core/resumes/candidate-list";
import { candidateName } from "#core/resumes/resume";
import * as words from "../words";

const COLUMNS: Column<CandidateRow>[] = [
  {
    heading: words.candidate,
    isWide: true,
    className: "@4xl:w-1/4 @max-4xl:text-base",
    cell: ({ id, fileName, tournament }) => (
      <Link
        to={`/dashboard/tournament/${tournament.id}?candidate=${id}`}
        title={fileName}
        className="inline-block min-h-6 font-medium underline-offset-4 [overflow-wrap:anywhere] hover:underline"
      >
        {candidateName(fileName)}
      </Link>
    ),
  },
  {
    heading: words.tournament,
    className: "@4xl:w-1/5",
    cell: ({ tournament }) => (
      <Link
        to={`/dashboard/tournament/${tournament.id}`}
        className="inline-block min-h-6 text-accent underline underline-offset-4 [overflow-wrap:anywhere] hover:text-accent-strong"
      >
        {tournament.name}
      </Link>
    ),
  },
  {
    heading: words.tier,
    cell: ({ tier, isOwnTier }) => (
      <span className="flex flex-wrap items-center gap-x-2 @max-4xl:justify-end">
        <TierBadge tier={tier} className={isOwnTier ? "border-ink" : undefined} />
        {isOwnTier && <span className="text-muted text-xs">{words.yourTier}</span>}
      </span>
    ),
  },
  {
    heading: words.match,
    isNumber: true,
    cell: ({ matchPercent }) =>
      matchPercent === null ? <span className="text-muted">—</span> : <span>{matchPercent}%</span>,
  },
  {
    heading: words.skills,
    className: "@4xl:min-w-36 text-muted",
    cell: ({ extractedSkills }) => (
      <span className="@max-4xl:text-right">{extractedSkills.join(", ") || "—"}</span>
    ),
  },
  { heading: words.status, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    heading: words.added,
    className: "whitespace-nowrap text-muted",
    cell: ({ createdAt }) => <TimeAgo iso={createdAt} />,
  },
];

export function CandidateTable({ rows }: { rows: CandidateRow[] }) {
  return <DataTable label={words.candidates} columns={COLUMNS} rows={rows} />;
}
