import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useSearchParams } from "@remix-run/react";
import type { KeyboardEvent } from "react";
import { AwaitList } from "#app/components/await-list.tsx";
import { ListFigures } from "#app/components/list-figures.tsx";
import { SearchForm } from "#app/components/search-form.tsx";
import { SearchedPage } from "#app/components/searched-page.tsx";
import { EmptyState, PageHeader, Tabs, TabsContent, TabsList, TabsTrigger } from "#app/components/ui.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { loadList, queryOf, requireAdmin } from "#app/lib/route.server.ts";
import { type Source, type SourcedListPage, sources } from "#core/partners/sourced-list";
import { sourcedQuerySchema } from "#core/partners/sourced-query.schema";
import { LoadError, listFromApi } from "../lists-from-api";
import { SourceTable } from "./tables";
import * as words from "./words";

const TABS: Record<Source, string> = { all: words.allSources, external: words.externalApiOnly };

const FIGURES = {
  [words.totalTournaments]: ({ figures }: SourcedListPage) => figures.all,
  [words.externalApi]: ({ figures }: SourcedListPage) => figures.external,
};

export const meta = pageMeta(words.allTournaments);

export async function loader(args: LoaderFunctionArgs) {
  requireAdmin(args);
  const query = queryOf(args.request, sourcedQuerySchema);
  return loadList(args.request, args.context.services.sourcedTournaments.listPage(query));
}

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return listFromApi<SourcedListPage>("/api/admin/tournaments", request);
}

export default function AllTournaments() {
  const { list } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const source = sourceOf(params);
  return (
    <>
      <PageHeader title={words.tournaments} text={words.subtitle} />
      <ListFigures data={list} figures={FIGURES} />
      <Tabs value={source} activationMode="manual">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <TabsList aria-label={words.source}>
            {sources.map((value) => (
              <SourceTab key={value} value={value} />
            ))}
          </TabsList>
          <SearchForm
            label={words.searchTournaments}
            placeholder={words.searchHint}
            className="flex-1 sm:max-w-md"
          >
            <KeepSource source={source} />
          </SearchForm>
        </div>
        <TabsContent value={source}>
          <AwaitList data={list} label={words.loadingTournaments} error={<LoadError />}>
            {(page) => <Found page={page} source={source} />}
          </AwaitList>
        </TabsContent>
      </Tabs>
    </>
  );
}

const sourceOf = (params: URLSearchParams): Source =>
  sources.find((source) => source === params.get("source")) ?? "all";

/** The source is part of the URL, so that it can be shared and survives reload and Back. */
function SourceTab({ value }: { value: Source }) {
  const params = new URLSearchParams(useSearchParams()[0]);
  for (const name of ["before", "after", "source"]) params.delete(name);
  if (value !== "all") params.set("source", value);
  // Tabs react to Space, but links do not.
  const followBySpace = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== " ") return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <TabsTrigger asChild value={value} onKeyDown={followBySpace}>
      <Link to={{ search: params.toString() }} preventScrollReset>
        {TABS[value]}
      </Link>
    </TabsTrigger>
  );
}

/** Keeps the source in forms, which without JavaScript submit only their own fields. */
function KeepSource({ source }: { source: Source }) {
  return source === "all" ? null : <input type="hidden" name="source" value={source} />;
}

function Found({ page, source }: { page: SourcedListPage; source: Source }) {
  return (
    <SearchedPage
      page={page}
      noun="tournament"
      noMatches={words.noTournamentMatches}
      kept={<KeepSource source={source} />}
      empty={
        source === "external" ? (
          <EmptyState title={words.noListingsYet} text={words.noListingsHint} />
        ) : (
          <EmptyState title={words.noTournamentsYet} text={words.noTournamentsHint} />
        )
      }
    >
      <SourceTable rows={page.rows} source={source} />
    </SearchedPage>
  );
}
