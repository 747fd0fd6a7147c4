import { DomainError, found } from "#core/errors";
import type { ListingTarget } from "./close-listing";
import type { PartnerTournament } from "./listing";

/** A session that is never closed delays completion by no more than this. */
export const UPLOAD_SESSION_MS = 60 * 60 * 1000;

type Deps = {
  now(): Date;
  listings: {
    findTournament(partnerId: string, id: string, now: Date): Promise<PartnerTournament | undefined>;
  };
  tournaments: { setUploadOpenUntil(id: string, until: Date | null): Promise<void> };
};

/** Keeps the listing from completing until the session is closed. Returns when it ends by itself. */
export async function openUploadSession(
  deps: Deps,
  { partnerId, listingId }: ListingTarget,
): Promise<{ openUntil: Date }> {
  const now = deps.now();
  const listing = found(await deps.listings.findTournament(partnerId, listingId, now), "listing_not_found");
  if (listing.externalListing.status === "expired") throw new DomainError("listing_expired");
  const openUntil = new Date(now.getTime() + UPLOAD_SESSION_MS);
  await deps.tournaments.setUploadOpenUntil(listingId, openUntil);
  return { openUntil };
}
