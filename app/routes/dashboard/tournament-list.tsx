import { Link, useNavigate, useSearchParams } from "@remix-run/react";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { AwaitList } from "#app/components/await-list.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { Pager, total } from "#app/components/pager.tsx";
import { ClearSearch, SearchForm } from "#app/components/search-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { TournamentPage } from "#core/tournaments/tournament-list";
import { TournamentTable } from "./tournament-table";
import * as words from "./words";

type Props = { list: TournamentPage | Promise<TournamentPage>; heading: ReactNode };

/**
 * The tournament list of the dashboard and the tournaments page: search, table, and the empty, loading and error
 * states.
 */
export function TournamentList({ list, heading }: Props) {
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        {heading}
        <div className="flex flex-1 flex-wrap items-center justify-end gap-3">
          <SearchForm
            label={words.tournamentListSearchTournaments}
            placeholder={words.tournamentListSearchByNameStatus}
            className="flex-1 sm:max-w-sm"
          />
          <Button asChild className="max-sm:w-full">
            <Link to="/dashboard/create-tournament">
              <Plus aria-hidden />
              {words.tournamentListNewTournament}
            </Link>
          </Button>
        </div>
      </div>
      <AwaitList data={list} label={words.tournamentListLoadingTournaments} error={<TournamentsError />}>
        {(page) => <Found page={page} />}
      </AwaitList>
    </>
  );
}

export function TournamentsError() {
  const navigate = useNavigate();
  return (
    <Notice tone="danger" role="alert" className="items-center">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{words.tournamentListErrorLoadingTournamentsPlease}</p>
        <Button variant="secondary" size="sm" onClick={() => navigate(0)}>
          {words.tournamentListTryAgain}
        </Button>
      </div>
    </Notice>
  );
}

function Found({ page }: { page: TournamentPage }) {
  const search = useSearchParams()[0].get("q")?.trim();
  const found = search ? words.tournamentListFound(total(page, "tournament")) : "";
  return (
    <>
      <p role="status" className="sr-only">
        {found}
      </p>
      {page.rows.length > 0 ? (
        <TournamentTable tournaments={page.rows} />
      ) : search ? (
        <EmptyState
          title={words.tournamentListNoMatchesFound}
          text={words.tournamentListNoTournamentMatches(search)}
          action={<ClearSearch />}
        />
      ) : (
        <EmptyState
          title={words.tournamentListNoTournamentsYet}
          text={words.tournamentListCreateYourFirstTournament}
          action={
            <Button asChild>
              <Link to="/dashboard/create-tournament">{words.tournamentListCreateTournament}</Link>
            </Button>
          }
        />
      )}
      <Pager page={page} />
    </>
  );
}
