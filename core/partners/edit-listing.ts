import type { TournamentEdit } from "#core/tournaments/edit-tournament";
import type { ListingTarget } from "./close-listing";
import { getListing } from "./get-listing";
import type { ListingEditInput } from "./listing.schema";
import { refusePastExpiry } from "./reopen-listing";

type Deps = Parameters<typeof getListing>[0] & {
  tournaments: { setTexts(edit: TournamentEdit, now: Date): Promise<unknown> };
  listings: { setExpiry(target: ListingTarget, expiresAt: Date | null): Promise<boolean> };
};

/** Changes what is given. What resumes are judged by is changed in the rubric. */
export async function editListing(
  deps: Deps,
  { partnerId, listingId }: ListingTarget,
  { title, description, expires_at: expiresAt }: ListingEditInput,
): Promise<void> {
  const now = deps.now();
  if (expiresAt) refusePastExpiry(expiresAt, now);
  const { name, jobDescription } = await getListing(deps, partnerId, listingId);
  if (title !== undefined || description !== undefined) {
    const texts = { name: title ?? name, jobDescription: description ?? jobDescription };
    await deps.tournaments.setTexts({ userId: partnerId, tournamentId: listingId, ...texts }, now);
  }
  if (expiresAt !== undefined) await deps.listings.setExpiry({ partnerId, listingId }, expiresAt);
}
