import { useNavigate, useSearchParams } from "@remix-run/react";
import { AwaitList } from "#app/components/await-list.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { Pager, total } from "#app/components/pager.tsx";
import { ClearSearch, SearchForm } from "#app/components/search-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
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
          {words.listingListJobListings}
        </h2>
        {!isEmpty && (
          <SearchForm
            label={words.listingListSearchJobListings}
            placeholder={words.listingListSearchByTitle}
            className="flex-1 sm:max-w-sm"
          />
        )}
      </div>
      <AwaitList data={list} label={words.listingListLoadingJobListings} error={<ListingsError />}>
        {(page) => <Found page={page} />}
      </AwaitList>
    </section>
  );
}

function ListingsError() {
  const navigate = useNavigate();
  return (
    <Notice tone="danger" role="alert" className="items-center">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{words.listingListYourJobListingsCould}</p>
        <Button variant="secondary" size="sm" onClick={() => navigate(0)}>
          {words.listingListTryAgain}
        </Button>
      </div>
    </Notice>
  );
}

function Found({ page }: { page: PortalPage }) {
  const search = useSearchParams()[0].get("q")?.trim();
  return (
    <>
      <p role="status" className="sr-only">
        {search && words.listingListFound(total(page, "job listing"))}
      </p>
      {page.rows.length > 0 ? (
        <ListingTable tournaments={page.rows} />
      ) : search ? (
        <EmptyState
          title={words.listingListNoMatchesFound}
          text={words.listingListNoJobListingMatches(search)}
          action={<ClearSearch />}
        />
      ) : (
        <EmptyState title={words.listingListNoJobListingsFound} />
      )}
      <Pager page={page} />
    </>
  );
}
