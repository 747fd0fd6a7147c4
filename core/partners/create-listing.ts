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
  /** Does nothing if the id exists. */
  listings: { insert(tournament: NewTournament, listing: NewListing): Promise<void> };
};

/** Creates a tournament for a partner's job, under the listing's id. Repeating the same id creates nothing. */
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
