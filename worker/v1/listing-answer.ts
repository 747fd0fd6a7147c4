import * as z from "zod";
import { jobListingTypes, listingStatuses, type PartnerTournament } from "#core/partners/listing";

export const listingAnswerSchema = z
  .object({
    listing_id: z.uuid(),
    employer_uuid: z.uuid().meta({ description: "Your own id, the same in every listing." }),
    job_title: z.string().meta({ description: "The same as title." }),
    status: z.enum(listingStatuses).meta({ description: "Expired from expires_at on." }),
    company: z.string(),
    title: z.string(),
    description: z.string(),
    application_url: z.string().nullable(),
    job_listing_type: z.enum(jobListingTypes),
    region: z.string(),
    optional_skills: z.array(z.number()).meta({ description: "As you sent them." }),
    expires_at: z.iso.datetime().nullable(),
    key_requirements: z.string(),
    optional_requirements: z.string(),
    key_skills: z.array(z.string()),
    resume_count: z.int(),
    created_at: z.iso.datetime(),
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
