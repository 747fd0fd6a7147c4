import { found } from "#core/errors";
import type { PartnerTournament } from "./listing";

type Deps = {
  now(): Date;
  listings: {
    findTournament(partnerId: string, id: string, now: Date): Promise<PartnerTournament | undefined>;
  };
};

/** One of the partner's listings. */
export async function getListing(
  deps: Deps,
  partnerId: string,
  listingId: string,
): Promise<PartnerTournament> {
  return found(await deps.listings.findTournament(partnerId, listingId, deps.now()), "listing_not_found");
}
