import type { Page } from "#core/paging";
import { preview } from "#core/preview";
import type { ExternalListing, SourcedTournament } from "./listing";

/** all: recruiters' and partners' tournaments; external: only those created through the partner API. */
export const sources = ["all", "external"] as const;
export type Source = (typeof sources)[number];

/** A row of the administrator's list of all tournaments. */
export type SourcedListItem = Pick<
  SourcedTournament,
  "id" | "name" | "status" | "createdAt" | "resumeCount" | "isDemoTournament" | "isExternal" | "partnerName"
> & {
  /** The beginning of the job description. */
  preview: string;
  externalListing: Omit<ExternalListing, "description"> | null;
};

/** Includes the totals, regardless of the search. */
export type SourcedListPage = Page<SourcedListItem> & { figures: Record<Source, number> };

const PREVIEW_LENGTHS: Record<Source, number> = { all: 100, external: 80 };

export function toSourcedListItem(tournament: SourcedTournament, source: Source): SourcedListItem {
  const { id, name, status, createdAt, resumeCount, isDemoTournament, isExternal, partnerName } = tournament;
  return {
    ...{ id, name, status, createdAt, resumeCount, isDemoTournament, isExternal, partnerName },
    preview: preview(tournament.jobDescription, PREVIEW_LENGTHS[source]),
    externalListing: tournament.externalListing && withoutDescription(tournament.externalListing),
  };
}

function withoutDescription({ description: _, ...listing }: ExternalListing) {
  return listing;
}
