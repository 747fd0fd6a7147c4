import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { AwaitList } from "#app/components/await-list.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { RetryNotice } from "#app/components/retry-notice.tsx";
import { SearchForm } from "#app/components/search-form.tsx";
import { SearchedPage } from "#app/components/searched-page.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
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
            label={words.searchTournaments}
            placeholder={words.searchByNameStatus}
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

export const TournamentsError = () => <RetryNotice text={words.errorLoadingTournamentsPlease} />;

function Found({ page }: { page: TournamentPage }) {
  return (
    <SearchedPage
      page={page}
      noun="tournament"
      noMatches={words.noTournamentMatches}
      empty={
        <EmptyState
          title={words.noTournamentsYet}
          text={words.createYourFirstTournament}
          action={<ButtonLink to="/dashboard/create-tournament">{words.createTournament}</ButtonLink>}
        />
      }
    >
      <TournamentTable tournaments={page.rows} />
    </SearchedPage>
  );
}
