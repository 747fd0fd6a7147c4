import { buildRubric } from "#core/analysis/build-rubric";
import type { NewTournament } from "#core/tournaments/create-tournament";
import type { JobListingType } from "./listing";
import type { ListingInput } from "./listing.schema";

export type NewListing = {
  company: string;
  jobListingType: JobListingType;
  region: string;
  applicationUrl: string | null;
  optionalSkills: number[];
  expiresAt: Date | null;
};

type Deps = {
  now(): Date;
  /** Nothing happens when there is one of this id. */
  listings: { insert(tournament: NewTournament, listing: NewListing): Promise<void> };
};

/** Opens a tournament for a partner's job; its id is the listing's. The same id again makes no second one. */
export async function createListing(
  deps: Deps,
  partnerId: string,
  id: string,
  input: ListingInput,
): Promise<void> {
  const job = {
    name: input.title,
    jobDescription: input.description,
    keyRequirements: input.key_requirements,
    optionalRequirements: input.optional_requirements,
    keySkills: input.key_skills,
  };
  await deps.listings.insert(
    {
      ...job,
      id,
      userId: partnerId,
      isDemoTournament: false,
      rubric: await buildRubric(job),
      createdAt: deps.now(),
    },
    {
      company: input.company,
      jobListingType: input.job_listing_type,
      region: input.region,
      applicationUrl: input.application_url ?? null,
      optionalSkills: input.optional_skills,
      expiresAt: input.expires_at ?? null,
    },
  );
}
