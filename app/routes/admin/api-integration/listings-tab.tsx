import { Fact, Facts } from "#app/components/ui.ts";
import { CallPanel } from "./call-panel";
import { ListingFields } from "./listing-fields";
import { listingPayload } from "./listing-payload";
import type { Listing, PartnerApi } from "./use-partner-api";
import * as words from "./words";

/** Fields shown for a listing; the response to creating one has at least the first four. */
const SHOWN = [
  ...["listing_id", "employer_uuid", "job_title", "status", "company", "job_listing_type", "region"],
  ...["application_url", "expires_at", "created_at", "resume_count"],
];

export function ListingsTab({ api, expiresOn }: { api: PartnerApi; expiresOn: string }) {
  const { session, listing } = api;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <CallPanel
        title={words.createListingTitle}
        path="POST /v1/listings"
        submit={words.createListing}
        busy={words.creatingListing}
        missing={!session && words.loginFirst}
        call={(form) => api.createListing(listingPayload(form))}
        failed={words.createListingFailed}
      >
        <ListingFields expiresOn={expiresOn} />
      </CallPanel>
      <CallPanel
        title={words.getListingTitle}
        path="GET /v1/listings/{listingId}"
        submit={words.getListing}
        busy={words.gettingListing}
        variant="secondary"
        missing={session ? !listing && words.createListingFirst : words.loginFirst}
        call={async () => listing && api.getListing(listing)}
        failed={words.getListingFailed}
      >
        <div aria-live="polite">
          {listing ? (
            <Facts className="text-sm">
              {factsOf(listing).map(([name, value]) => (
                <Fact key={name} name={name}>
                  {value}
                </Fact>
              ))}
            </Facts>
          ) : (
            <p className="text-muted text-sm">{words.noListingHint}</p>
          )}
        </div>
      </CallPanel>
    </div>
  );
}

function factsOf(listing: Listing): [string, string][] {
  return SHOWN.flatMap((name) => {
    const value = listing[name];
    return value === undefined || value === null || value === "" ? [] : [[name, String(value)]];
  });
}
