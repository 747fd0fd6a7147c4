import type { Page } from "#core/paging";
import type { TournamentSummary } from "#core/tournaments/tournament";

export const jobListingTypes = ["Full-Time", "Contract"] as const;
export type JobListingType = (typeof jobListingTypes)[number];

export const listingStatuses = ["active", "expired"] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** The additional fields of a tournament that was created through the partner API. Dates are ISO 8601. */
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

/** A listing without a status counts as active. */
export const shownListingStatus = (listing: { status?: string | null } | null): string =>
  listing?.status || "active";

export function listingStatus(expiresAt: Date | null, now: Date): ListingStatus {
  return expiresAt !== null && expiresAt <= now ? "expired" : "active";
}

/** A partner's totals. */
export type ListingFigures = { listings: number; activeListings: number; resumes: number };

/** Resumes per listing, rounded; 0 without listings. */
export const averagePerListing = ({ listings, resumes }: ListingFigures): number =>
  listings === 0 ? 0 : Math.round(resumes / listings);

/** A tournament with its source, as the administrator and partners see it. */
export type SourcedTournament = TournamentSummary & {
  isExternal: boolean;
  partnerName: string | null;
  externalListing: ExternalListing | null;
};

/** A row of the portal's list. */
export type PortalListing = Pick<SourcedTournament, "id" | "name" | "createdAt" | "resumeCount"> & {
  externalListing: Pick<
    ExternalListing,
    "company" | "jobListingType" | "region" | "status" | "applicationUrl" | "expiresAt"
  > | null;
};
export type PortalPage = Page<PortalListing>;

/** One of a partner's own tournaments. */
export type PartnerTournament = SourcedTournament & {
  externalListing: ExternalListing;
  optionalSkills: number[];
};
