import { Await, Link, useSearchParams } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { SearchBox } from "#app/components/search-box.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { count } from "#app/lib/format.ts";
import { isAbout } from "#app/lib/is-about.ts";
import type { TournamentListItem } from "#core/tournaments/tournament";
import { TournamentTable } from "./tournament-table";

type Props = { tournaments: Promise<TournamentListItem[]>; heading: ReactNode; action: ReactNode };

/** The list of the dashboard and of the tournaments page: search, table, and what shows in their stead. */
export function TournamentList({ tournaments, heading, action }: Props) {
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        {heading}
        <div className="ml-auto flex flex-1 flex-wrap items-center justify-end gap-3">
          <SearchBox label="Search tournaments" placeholder="Search by name, status or skills" />
          {action}
        </div>
      </div>
      <Suspense
        fallback={
          <div className="grid min-h-48 place-items-center">
            <Spinner label="Loading tournaments" />
          </div>
        }
      >
        <Await resolve={tournaments} errorElement={<TournamentsError />}>
          {(list) => <Found tournaments={list} />}
        </Await>
      </Suspense>
    </>
  );
}

export function TournamentsError() {
  return (
    <Notice tone="danger" role="alert">
      Error loading tournaments. Please try again.
    </Notice>
  );
}

function Found({ tournaments }: { tournaments: TournamentListItem[] }) {
  const [params, setParams] = useSearchParams();
  const search = params.get("q") ?? "";
  const found = tournaments.filter(({ name, status, keySkills }) =>
    isAbout(search, [name, status, ...keySkills]),
  );

  if (tournaments.length === 0) {
    return (
      <EmptyState
        title="No tournaments yet"
        text="Create your first tournament to get started"
        action={
          <Button asChild>
            <Link to="/dashboard/create-tournament">Create Tournament</Link>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        {search && `${count(found.length, "tournament")} found`}
      </p>
      {found.length > 0 ? (
        <TournamentTable tournaments={found} />
      ) : (
        <EmptyState
          title="No matches found"
          text={`Nothing here is named or tagged "${search}".`}
          action={
            <Button variant="secondary" onClick={() => setParams({}, { preventScrollReset: true })}>
              Clear Search
            </Button>
          }
        />
      )}
    </>
  );
}
