import { Link } from "@remix-run/react";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { AwaitList } from "#app/components/await-list.tsx";
import { RetryNotice } from "#app/components/retry-notice.tsx";
import { SampleBadge } from "#app/components/sample-badge.tsx";
import { SearchForm } from "#app/components/search-form.tsx";
import { SearchedPage } from "#app/components/searched-page.tsx";
import {
  ButtonLink,
  type Column,
  DataTable,
  EmptyState,
  Progress,
  StatusBadge,
  TierBadge,
  TimeAgo,
} from "#app/components/ui.ts";
import type { TournamentListRow, TournamentStatus } from "#core/tournaments/tournament";
import type { TournamentPage } from "#core/tournaments/tournament-list";
import * as words from "./words";

type Props = { list: TournamentPage | Promise<TournamentPage>; heading: ReactNode };

export function TournamentList({ list, heading }: Props) {
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        {heading}
        <div className="flex flex-1 flex-wrap items-center justify-end gap-3">
          <SearchForm
            label={words.searchTournaments}
            placeholder={words.searchTournamentsHint}
            className="flex-1 sm:max-w-sm"
          />
          <ButtonLink to="/dashboard/create-tournament" className="max-sm:w-full">
            <Plus aria-hidden />
            {words.newTournament}
          </ButtonLink>
        </div>
      </div>
      <AwaitList data={list} label={words.loadingTournaments} error={<TournamentsError />}>
        {(page) => <Found page={page} />}
      </AwaitList>
    </>
  );
}

export const TournamentsError = () => <RetryNotice text={words.tournamentsFailed} />;

function Found({ page }: { page: TournamentPage }) {
  return (
    <SearchedPage
      page={page}
      noun="tournament"
      noMatches={words.noTournamentMatches}
      empty={
        <EmptyState
          title={words.noTournamentsYet}
          text={words.noTournamentsHint}
          action={<ButtonLink to="/dashboard/create-tournament">{words.createTournament}</ButtonLink>}
        />
      }
    >
      <DataTable label={words.tournaments} columns={COLUMNS} rows={page.rows} />
    </SearchedPage>
  );
}

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
          className="wrap-anywhere font-medium underline-offset-4 hover:underline"
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
        aria-label={words.viewTournament(name)}
        variant="secondary"
        size="row"
      >
        {words.view}
      </ButtonLink>
    ),
  },
];
