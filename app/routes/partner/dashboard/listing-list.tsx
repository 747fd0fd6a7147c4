import { useNavigate, useSearchParams } from "@remix-run/react";
import { AwaitList } from "#app/components/await-list.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { Pager, total } from "#app/components/pager.tsx";
import { ClearSearch, SearchForm } from "#app/components/search-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { PortalPage } from "#core/partners/listing";
import { ListingTable } from "./listing-table";

type Props = { list: PortalPage | Promise<PortalPage>; isEmpty: boolean };

/** The partner's listings: search, table, and the empty, loading and error states. */
export function ListingList({ list, isEmpty }: Props) {
  return (
    <section aria-labelledby="listings" className="mt-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="listings" className="text-xl">
          Job listings
        </h2>
        {!isEmpty && (
          <SearchForm
            label="Search job listings"
            placeholder="Search by title or skill"
            className="flex-1 sm:max-w-sm"
          />
        )}
      </div>
      <AwaitList data={list} label="Loading job listings" error={<ListingsError />}>
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
        <p>Your job listings could not be loaded. Please try again.</p>
        <Button variant="secondary" size="sm" onClick={() => navigate(0)}>
          Try again
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
        {search && `${total(page, "job listing")} found`}
      </p>
      {page.rows.length > 0 ? (
        <ListingTable tournaments={page.rows} />
      ) : search ? (
        <EmptyState
          title="No matches found"
          text={`No job listing matches “${search}” by title or skill.`}
          action={<ClearSearch />}
        />
      ) : (
        <EmptyState title="No job listings found. Create your first listing using the API to see it here." />
      )}
      <Pager page={page} />
    </>
  );
}
