import { AwaitList } from "#app/components/await-list.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { RetryNotice } from "#app/components/retry-notice.tsx";
import { SearchForm } from "#app/components/search-form.tsx";
import { SearchedPage } from "#app/components/searched-page.tsx";
import type { PortalPage } from "#core/partners/listing";
import * as words from "../words";
import { ListingTable } from "./listing-table";

type Props = { list: PortalPage | Promise<PortalPage>; isEmpty: boolean };

/** The partner's listings: search, table, and the empty, loading and error states. */
export function ListingList({ list, isEmpty }: Props) {
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
