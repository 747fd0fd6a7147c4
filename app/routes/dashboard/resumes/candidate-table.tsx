import { Link, useSearchParams } from "@remix-run/react";
import { EmptyState } from "#app/components/empty-state.tsx";
import { SearchBox } from "#app/components/search-box.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { TierBadge } from "#app/components/tier-badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Cell, HeadCell, Table } from "#app/components/ui/table.tsx";
import { count } from "#app/lib/format.ts";
import { isAbout } from "#app/lib/is-about.ts";
import { useShowMore } from "#app/lib/use-show-more.ts";
import { candidateName } from "#core/resumes/resume";
import type { CandidateRow } from "./candidate-row";

const SKILLS_SHOWN = 3;
const MODES = { filename: "By filename", skills: "By skills" } as const;

export function CandidateTable({ rows }: { rows: CandidateRow[] }) {
  const [params, setParams] = useSearchParams();
  const search = params.get("q") ?? "";
  const mode = params.get("by") === "skills" ? "skills" : "filename";
  const found = rows.filter((row) => isAbout(search, mode === "skills" ? row.skills : [row.fileName]));
  const { shown, sentinelRef, hasMore, showMore } = useShowMore(found, `${mode} ${search}`);

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchBox label="Search candidates" placeholder="Search candidates" />
        <select
          aria-label="Search mode"
          className="h-10 rounded-md border border-control bg-surface px-3 text-sm"
          value={mode}
          onChange={(event) => {
            params.set("by", event.target.value);
            setParams(params, { replace: true, preventScrollReset: true });
          }}
        >
          {Object.entries(MODES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <p role="status" className="text-muted text-sm tabular-nums">
          {count(found.length, "candidate")}
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyState
          title={search ? "No matches found" : "No candidates yet"}
          text={search ? undefined : "Candidates appear here once a tournament has resumes."}
          action={
            search ? (
              <Button variant="secondary" onClick={() => setParams({ by: mode })}>
                Clear Search
              </Button>
            ) : undefined
          }
        />
      ) : (
        <Table label="Candidates">
          <thead>
            <tr>
              <HeadCell>Candidate</HeadCell>
              <HeadCell>Tournament</HeadCell>
              <HeadCell>Tier</HeadCell>
              <HeadCell>Match</HeadCell>
              <HeadCell>Skills</HeadCell>
              <HeadCell>Status</HeadCell>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
        </Table>
      )}
      {hasMore && (
        <div ref={sentinelRef} className="mt-4 text-center">
          <Button variant="secondary" onClick={showMore}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

function Row({ row }: { row: CandidateRow }) {
  return (
    <tr className="hover:bg-paper">
      <Cell className="max-w-72 break-words font-medium">{candidateName(row.fileName)}</Cell>
      <Cell className="max-w-72">
        <Link
          to={`/dashboard/tournament/${row.tournament.id}`}
          className="text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {row.tournament.name}
        </Link>
      </Cell>
      <Cell>
        <TierBadge tier={row.tier} />
      </Cell>
      <Cell>
        {row.matchPercent === null ? (
          "—"
        ) : (
          <>
            <span className="tabular-nums">{row.matchPercent}</span>%
          </>
        )}
      </Cell>
      <Cell className="min-w-48 text-muted">{row.skills.slice(0, SKILLS_SHOWN).join(", ") || "—"}</Cell>
      <Cell>
        <StatusBadge status={row.status} />
      </Cell>
    </tr>
  );
}
