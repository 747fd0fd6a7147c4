import type { FormEvent } from "react";
import { Button, Fact, Facts } from "#app/components/ui.ts";
import { ListingFields } from "./listing-fields";
import { listingPayload } from "./listing-payload";
import { Panel } from "./panel";
import { useAttempt } from "./use-attempt";
import type { Listing, PartnerApi } from "./use-partner-api";
import * as words from "./words";

/** Fields shown for a listing; the response to creating one has at least the first four. */
const SHOWN = [
  ...["listing_id", "employer_uuid", "job_title", "status", "company", "job_listing_type", "region"],
  ...["application_url", "expires_at", "created_at", "resume_count"],
];

export function ListingsTab({ api, expiresOn }: { api: PartnerApi; expiresOn: string }) {
  const { session, listing } = api;
  const creation = useAttempt();
  const reading = useAttempt();

  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const payload = listingPayload(new FormData(event.currentTarget));
    return creation.attempt(
      !session && words.loginFirst,
      () => api.createListing(payload),
      words.createListingFailed,
    );
  };
  const get = () => {
    const missing = session ? !listing && words.createListingFirst : words.loginFirst;
    return reading.attempt(missing, async () => listing && api.getListing(listing), words.getListingFailed);
  };

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <Panel title={words.createListingTitle} path="POST /v1/listings" failure={creation.failure}>
        {/* No client-side validation: this page is for seeing how the API responds to invalid input. */}
        <form onSubmit={create} noValidate className="flex flex-col gap-5">
          <ListingFields expiresOn={expiresOn} />
          <Button type="submit" className="self-start" disabled={creation.isBusy}>
            {creation.isBusy ? words.creatingListing : words.createListing}
          </Button>
        </form>
      </Panel>
      <Panel title={words.getListingTitle} path="GET /v1/listings/{listingId}" failure={reading.failure}>
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
        <Button variant="secondary" className="self-start" disabled={reading.isBusy} onClick={get}>
          {reading.isBusy ? words.gettingListing : words.getListing}
        </Button>
      </Panel>
    </div>
  );
}

function factsOf(listing: Listing): [string, string][] {
  return SHOWN.flatMap((name) => {
    const value = listing[name];
    return value === undefined || value === null || value === "" ? [] : [[name, String(value)]];
  });
}
