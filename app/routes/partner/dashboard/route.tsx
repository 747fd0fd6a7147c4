import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AwaitList } from "#app/components/await-list.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Figure, Figures } from "#app/components/figures.tsx";
import { PageHeader } from "#app/components/page-header.tsx";
import { RetryNotice } from "#app/components/retry-notice.tsx";
import { SearchForm } from "#app/components/search-form.tsx";
import { SearchedPage } from "#app/components/searched-page.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { loadList } from "#app/lib/load-list.server.ts";
import { queryOf } from "#app/lib/query.server.ts";
import { requirePartner } from "#app/lib/require-partner.server.ts";
import { titled } from "#app/lib/titled.ts";
import {
  averagePerListing,
  type ListingFigures as FiguresOfListings,
  type PortalPage,
} from "#core/partners/listing";
import { tournamentQuerySchema } from "#core/tournaments/tournament-query.schema";
import * as words from "../words";
import { ListingTable } from "./listing-table";

export const meta = titled(words.jobListings);

export async function loader(args: LoaderFunctionArgs) {
  const { id, partnerName } = await requirePartner(args);
  const { services } = args.context;
  const query = queryOf(args.request, tournamentQuerySchema);
  const list = services.listings.listTournamentPage(id, query);
  // If loading the figures fails, nothing awaits the list.
  list.catch(() => {});
  const figures = await services.listings.sum(id);
  return { partnerName, figures, ...(await loadList(args.request, list)) };
}

export default function PartnerDashboard() {
  const { partnerName, figures, list } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={words.welcome(partnerName)}
        text={words.jobsYouListedThrough}
        action={
          <ButtonLink to="/partner/keys" variant="secondary" size="sm">
            {words.apiKeys}
          </ButtonLink>
        }
      />
      <ListingFigures figures={figures} />
      <ListingList list={list} isEmpty={figures.listings === 0} />
    </>
  );
}

function ListingFigures({ figures }: { figures: FiguresOfListings }) {
  const { listings, activeListings, resumes } = figures;
  return (
    <Figures columns="sm:grid-cols-2 lg:grid-cols-4">
      <Figure
        label={words.totalJobListings}
        value={listings.toLocaleString("en")}
        note={words.madeThroughTheApi}
      />
      <Figure
        label={words.activeListings}
        value={activeListings.toLocaleString("en")}
        note={words.takingResumes}
      />
      <Figure label={words.totalResumes} value={resumes.toLocaleString("en")} note={words.inAllListings} />
      <Figure
        label={words.avgPerListing}
        value={averagePerListing(figures).toLocaleString("en")}
        note={words.resumesRounded}
      />
    </Figures>
  );
}

type Props = { list: PortalPage | Promise<PortalPage>; isEmpty: boolean };

/** The partner's listings: search, table, and the empty, loading and error states. */
function ListingList({ list, isEmpty }: Props) {
  return (
    <section aria-labelledby="listings" className="mt-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="listings" className="text-xl">
          {words.jobListings}
        </h2>
        {!isEmpty && (
          <SearchForm
            label={words.searchJobListings}
            placeholder={words.searchByTitle}
            className="flex-1 sm:max-w-sm"
          />
        )}
      </div>
      <AwaitList
        data={list}
        label={words.loadingJobListings}
        error={<RetryNotice text={words.yourJobListingsCould} />}
      >
        {(page) => (
          <SearchedPage
            page={page}
            noun="job listing"
            noMatches={words.noJobListingMatches}
            empty={<EmptyState title={words.noJobListingsFound} />}
          >
            <ListingTable tournaments={page.rows} />
          </SearchedPage>
        )}
      </AwaitList>
    </section>
  );
}
