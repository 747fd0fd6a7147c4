import type { Page } from "#core/paging";
import type { TournamentSummary } from "#core/tournaments/tournament";

export const jobListingTypes = ["Full-Time", "Contract"] as const;
export type JobListingType = (typeof jobListingTypes)[number];

export const listingStatuses = ["active", "expired"] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** What a tournament that came through the partner API shows beside its own fields. Dates are ISO 8601. */
export type ExternalListing = {
  /** Both are the tournament's id. */
  externalListingId: string;
  listingId: string;
  title: string;
  company: string;
  description: string;
  jobListingType: JobListingType;
  region: string;
  status: ListingStatus;
  applicationUrl: string | null;
  createdAt: string;
  expiresAt: string | null;
};

/** One that came without a status counts as active. */
export const shownListingStatus = (listing: { status?: string | null } | null): string =>
  listing?.status || "active";

export function listingStatus(expiresAt: Date | null, now: Date): ListingStatus {
  return expiresAt !== null && expiresAt <= now ? "expired" : "active";
}

/** What a partner has, in figures. */
export type ListingFigures = { listings: number; activeListings: number; resumes: number };

/** Resumes a listing, rounded; 0 while there are no listings. */
export const averagePerListing = ({ listings, resumes }: ListingFigures): number =>
  listings === 0 ? 0 : Math.round(resumes / listings);

/** A tournament and where it came from, as the administrator and partners see it. */
export type SourcedTournament = TournamentSummary & {
  isExternal: boolean;
  partnerName: string | null;
  externalListing: ExternalListing | null;
};

/** What the portal's list shows of one. */
export type PortalListing = Pick<SourcedTournament, "id" | "name" | "createdAt" | "resumeCount"> & {
  externalListing: Pick<
    ExternalListing,
    "company" | "jobListingType" | "region" | "status" | "applicationUrl" | "expiresAt"
  > | null;
};
export type PortalPage = Page<PortalListing>;

/** A partner's own. */
export type PartnerTournament = SourcedTournament & {
  externalListing: ExternalListing;
  optionalSkills: number[];
};
