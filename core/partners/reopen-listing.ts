import { DomainError } from "#core/errors";
import type { ListingTarget } from "./close-listing";

const IN_THE_PAST = "expires_at must be in the future";

type Deps = {
  now(): Date;
  /** False when the partner has no such listing. */
  listings: { setExpiry(target: ListingTarget, expiresAt: Date | null): Promise<boolean> };
};

/** Accepts resumes again until `expiresAt`; null for no expiry. */
export async function reopenListing(
  deps: Deps,
  target: ListingTarget,
  expiresAt: Date | null,
): Promise<void> {
  if (expiresAt) refusePastExpiry(expiresAt, deps.now());
  if (!(await deps.listings.setExpiry(target, expiresAt))) throw new DomainError("listing_not_found");
}

export function refusePastExpiry(expiresAt: Date, now: Date): void {
  if (expiresAt > now) return;
  throw new DomainError("invalid_input", {
    message: IN_THE_PAST,
    details: { fieldErrors: { expires_at: [IN_THE_PAST] } },
  });
}
