import type { TournamentSummary } from "#core/tournaments/tournament";

export const jobListingTypes = ["Full-Time", "Contract"] as const;
export type JobListingType = (typeof jobListingTypes)[number];

export const listingStatuses = ["active", "expired"] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** Resumes a listing takes; it costs no credit. */
export const MAX_RESUMES_PER_LISTING = 2000;

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

export function listingStatus(expiresAt: Date | null, now: Date): ListingStatus {
  return expiresAt !== null && expiresAt <= now ? "expired" : "active";
}

/** A tournament and where it came from, as the administrator and partners see it. */
export type SourcedTournament = TournamentSummary & {
  isExternal: boolean;
  partnerName: string | null;
  externalListing: ExternalListing | null;
};

/** A partner's own. */
export type PartnerTournament = SourcedTournament & {
  externalListing: ExternalListing;
  optionalSkills: number[];
};
