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
            label="Search tournaments"
            placeholder="Search by name, status or skills"
            className="flex-1 sm:max-w-sm"
          />
          <Button asChild className="max-sm:w-full">
            <Link to="/dashboard/create-tournament">
              <Plus aria-hidden />
              New Tournament
            </Link>
          </Button>
        </div>
      </div>
      <AwaitList data={list} label="Loading tournaments" error={<TournamentsError />}>
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
        <p>Error loading tournaments. Please try again.</p>
        <Button variant="secondary" size="sm" onClick={() => navigate(0)}>
          Try again
        </Button>
      </div>
    </Notice>
  );
}

function Found({ page }: { page: TournamentPage }) {
  const search = useSearchParams()[0].get("q")?.trim();
  const words = search ? `${total(page, "tournament")} found` : "";
  return (
    <>
      <p role="status" className="sr-only">
        {words}
      </p>
      {page.rows.length > 0 ? (
        <TournamentTable tournaments={page.rows} />
      ) : search ? (
        <EmptyState
          title="No matches found"
          text={`No tournament matches “${search}” by name, status or skills.`}
          action={<ClearSearch />}
        />
      ) : (
        <EmptyState
          title="No tournaments yet"
          text="Create your first tournament to get started"
          action={
            <Button asChild>
              <Link to="/dashboard/create-tournament">Create Tournament</Link>
            </Button>
          }
        />
      )}
      <Pager page={page} />
    </>
  );
}
