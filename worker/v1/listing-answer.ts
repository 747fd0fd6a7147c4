import * as z from "zod";
import { jobListingTypes, listingStatuses, type PartnerTournament } from "#core/partners/listing";
import type { AppContext } from "../http";
import { EXAMPLE_IDS } from "./answers";

export const listingAnswerSchema = z
  .object({
    listing_id: z.uuid().meta({ examples: [EXAMPLE_IDS.listing] }),
    employer_uuid: z
      .uuid()
      .meta({ description: "Your own id; the same for every listing.", examples: [EXAMPLE_IDS.employer] }),
    job_title: z.string().meta({ description: "Same as `title`.", examples: ["Backend Engineer"] }),
    status: z.enum(listingStatuses).meta({ description: "`expired` once `expires_at` has passed." }),
    company: z.string().meta({ examples: ["Northwind"] }),
    title: z.string().meta({ examples: ["Backend Engineer"] }),
    description: z.string().meta({ examples: ["You build our payment services."] }),
    application_url: z.nullable(z.string()).meta({ examples: ["https://jobs.example.com/4711"] }),
    job_listing_type: z.enum(jobListingTypes),
    region: z.string().meta({ examples: ["Lisbon"] }),
    optional_skills: z
      .array(z.number())
      .meta({ description: "Returned as you sent them.", examples: [[12, 7]] }),
    expires_at: z.nullable(z.iso.datetime()).meta({ examples: ["2030-01-31T12:00:00.000Z"] }),
    key_requirements: z.string().meta({ examples: ["TypeScript\nPostgreSQL"] }),
    optional_requirements: z.string().meta({ examples: ["Kubernetes"] }),
    key_skills: z.array(z.string()).meta({ examples: [["Docker"]] }),
    resume_count: z.int().meta({ examples: [0] }),
    created_at: z.iso.datetime().meta({ examples: ["2027-03-01T09:30:00.000Z"] }),
  })
  .meta({ id: "Listing" });

export type ListingAnswer = z.infer<typeof listingAnswerSchema>;

export function toListingAnswer(partnerId: string, tournament: PartnerTournament): ListingAnswer {
  const { externalListing: listing } = tournament;
  return {
    listing_id: tournament.id,
    employer_uuid: partnerId,
    job_title: listing.title,
    status: listing.status,
    company: listing.company,
    title: listing.title,
    description: listing.description,
    application_url: listing.applicationUrl,
    job_listing_type: listing.jobListingType,
    region: listing.region,
    optional_skills: tournament.optionalSkills,
    expires_at: listing.expiresAt,
    key_requirements: tournament.keyRequirements,
    optional_requirements: tournament.optionalRequirements,
    key_skills: tournament.keySkills,
    resume_count: tournament.resumeCount,
    created_at: tournament.createdAt,
  };
}

/** The answer about one of the calling partner's listings. */
export async function readListing(c: AppContext, listingId: string): Promise<ListingAnswer> {
  const { id } = c.var.partner;
  return toListingAnswer(id, await c.var.services.listings.get(id, listingId));
}
