import { DomainError } from "#core/errors";
import type { ListingTarget } from "./close-listing";
import { getListing } from "./get-listing";

/** A session that is never closed delays completion by no more than this. */
export const UPLOAD_SESSION_MS = 60 * 60 * 1000;

type Deps = Parameters<typeof getListing>[0] & {
  tournaments: { setUploadOpenUntil(id: string, until: Date | null): Promise<void> };
};

/** Keeps the listing from completing until the session is closed. Returns when it ends by itself. */
export async function openUploadSession(
  deps: Deps,
  { partnerId, listingId }: ListingTarget,
): Promise<{ openUntil: Date }> {
  const { externalListing } = await getListing(deps, partnerId, listingId);
  if (externalListing.status === "expired") throw new DomainError("listing_expired");
  const openUntil = new Date(deps.now().getTime() + UPLOAD_SESSION_MS);
  await deps.tournaments.setUploadOpenUntil(listingId, openUntil);
  return { openUntil };
}
