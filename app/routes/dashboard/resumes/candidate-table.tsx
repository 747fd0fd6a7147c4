import { Link } from "@remix-run/react";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { TierBadge } from "#app/components/tier-badge.tsx";
import { TimeAgo } from "#app/components/time.tsx";
import { Cell, HeadCell, Row, Table } from "#app/components/ui/table.tsx";
import type { CandidateRow } from "#core/resumes/candidate-list";
import { candidateName } from "#core/resumes/resume";

export function CandidateTable({ rows }: { rows: CandidateRow[] }) {
  return (
    <Table
      label="Candidates"
      head={
        <>
          <HeadCell>Candidate</HeadCell>
          <HeadCell>Tournament</HeadCell>
          <HeadCell>Tier</HeadCell>
          <HeadCell isNumber>Match</HeadCell>
          <HeadCell>Skills</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell>Added</HeadCell>
        </>
      }
    >
      {rows.map((row) => (
        <CandidateTableRow key={row.id} row={row} />
      ))}
    </Table>
  );
}

function CandidateTableRow({ row }: { row: CandidateRow }) {
  const { id, fileName, tournament, tier, isOwnTier, matchPercent, extractedSkills, status, createdAt } = row;
  const tournamentPath = `/dashboard/tournament/${tournament.id}`;
  return (
    <Row>
      <Cell className="@4xl:w-1/4 @max-4xl:text-base">
        <Link
          to={`${tournamentPath}?candidate=${id}`}
          title={fileName}
          className="inline-block min-h-6 font-medium underline-offset-4 [overflow-wrap:anywhere] hover:underline"
        >
          {candidateName(fileName)}
        </Link>
      </Cell>
      <Cell label="Tournament" className="@4xl:w-1/5">
        <Link
          to={tournamentPath}
          className="inline-block min-h-6 text-accent underline underline-offset-4 [overflow-wrap:anywhere] hover:text-accent-strong"
        >
          {tournament.name}
        </Link>
      </Cell>
      <Cell label="Tier">
        <span className="flex flex-wrap items-center gap-x-2 @max-4xl:justify-end">
          <TierBadge tier={tier} className={isOwnTier ? "border-ink" : undefined} />
          {isOwnTier && <span className="text-muted text-xs">Your tier</span>}
        </span>
      </Cell>
      <Cell label="Match" isNumber>
        {matchPercent === null ? <span className="text-muted">—</span> : <span>{matchPercent}%</span>}
      </Cell>
      <Cell label="Skills" className="@4xl:min-w-36 text-muted">
        <span className="@max-4xl:text-right">{extractedSkills.join(", ") || "—"}</span>
      </Cell>
      <Cell label="Status">
        <StatusBadge status={status} />
      </Cell>
      <Cell label="Added" className="whitespace-nowrap text-muted">
        <TimeAgo iso={createdAt} />
      </Cell>
    </Row>
  );
}
