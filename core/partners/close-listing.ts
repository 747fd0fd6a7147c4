import { DomainError } from "#core/errors";

export type ListingTarget = { partnerId: string; listingId: string };

type Deps = {
  now(): Date;
  /** False when the partner has no such listing. */
  listings: { setExpiry(target: ListingTarget, expiresAt: Date | null): Promise<boolean> };
  finishRun(tournamentId: string): Promise<boolean>;
  tournaments: { setUploadOpenUntil(id: string, until: Date | null): Promise<void> };
};

/** Stops accepting resumes; those already uploaded are still analyzed. Ends an open upload session. */
export async function closeListing(deps: Deps, target: ListingTarget): Promise<void> {
  if (!(await deps.listings.setExpiry(target, deps.now()))) throw new DomainError("listing_not_found");
  await deps.tournaments.setUploadOpenUntil(target.listingId, null);
  await deps.finishRun(target.listingId);
}
