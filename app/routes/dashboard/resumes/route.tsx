import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { AwaitList } from "#app/components/await-list.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PageHeader } from "#app/components/page-header.tsx";
import { SearchedPage } from "#app/components/searched-page.tsx";
import { loadList } from "#app/lib/load-list.server.ts";
import { queryOf } from "#app/lib/query.server.ts";
import { requireUser } from "#app/lib/require-user.server.ts";
import { titled } from "#app/lib/titled.ts";
import { candidateQuerySchema } from "#core/resumes/candidate-query.schema";
import * as words from "../words";
import { CandidateSearch } from "./candidate-search";
import { CandidateTable } from "./candidate-table";
import { fetchCandidates } from "./fetch-candidates";

export const meta = titled(words.resumesTitle);

export async function loader(args: LoaderFunctionArgs) {
  const { id } = requireUser(args);
  const query = queryOf(args.request, candidateQuerySchema);
  return loadList(args.request, args.context.services.candidates.search(id, query));
}

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const list = fetchCandidates(new URL(request.url).search, request.signal);
  // If the user leaves the page, nothing handles the rejection.
  list.catch(() => undefined);
  return { list };
}

export default function AllCandidates() {
  const { list } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={words.resumesTitle} text={words.viewAndManageCandidates} />
      <div className="mb-4">
        <CandidateSearch />
      </div>
      <AwaitList data={list} label={words.loadingCandidates} error={<LoadError />}>
        {(page) => (
          <SearchedPage
            page={page}
            noun="candidate"
            isTotalShown
            noMatches={words.noCandidateMatchesFile}
            empty={<EmptyState title={words.noCandidatesYet} text={words.candidatesAppearHereOnce} />}
          >
            <CandidateTable rows={page.rows} />
          </SearchedPage>
        )}
      </AwaitList>
    </>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <PageHeader title={words.resumesTitle} />
      <LoadError />
    </>
  );
}

function LoadError() {
  return (
    <Notice tone="danger" role="alert" title={words.errorLoadingCandidateData}>
      {words.tryRefreshingThePage}
    </Notice>
  );
}
