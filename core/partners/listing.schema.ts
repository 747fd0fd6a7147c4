import * as z from "zod";
import { jobListingTypes } from "./listing";

const text = (name: string, max: number) =>
  z
    .string({
      error: ({ input }) => (input === undefined ? `${name} is required` : `${name} must be text`),
    })
    .trim()
    .max(max, `${name} is longer than ${max.toLocaleString("en")} characters`);
const requiredText = (name: string, max: number) => text(name, max).min(1, `${name} is required`);

const EXPIRES_AT = "expires_at must be a timestamp, for example 2027-01-31T12:00:00Z";

/** Smaller numbers are Unix seconds, larger ones milliseconds: 10^11 ms was in 1973. */
const SECONDS_BELOW = 1e11;
const LAST_TIMESTAMP_MS = Date.UTC(9999, 11, 31);

const timestamp = z
  .union([z.iso.datetime({ offset: true }), z.iso.date(), z.number().nonnegative()], { error: EXPIRES_AT })
  .transform((value) =>
    typeof value === "number" && value < SECONDS_BELOW ? new Date(value * 1000) : new Date(value),
  )
  .refine((date) => date.getTime() <= LAST_TIMESTAMP_MS, EXPIRES_AT);

/** An optional field with a default. Not zod's `.default()`: generated clients would treat the field as required. */
const orElse = <Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) =>
  schema.optional().transform((given): z.output<Schema> => given ?? value);

/** `POST /v1/listings`: the job and its fields on the partner's own site. */
export const listingSchema = z
  .object(
    {
      company: requiredText("company", 200).meta({ examples: ["Northwind"] }),
      title: requiredText("title", 200).meta({ examples: ["Backend Engineer"] }),
      description: requiredText("description", 50_000).meta({
        description: "The job advert. Its requirements become the criteria.",
        examples: ["You build our payment services."],
      }),
      application_url: z
        .url({ protocol: /^https?$/, error: "application_url must be an http or https address" })
        .max(2000, "application_url is longer than 2,000 characters")
        .nullish()
        .meta({ examples: ["https://jobs.example.com/4711"] }),
      job_listing_type: orElse(
        z
          .enum(jobListingTypes, { error: "job_listing_type must be Full-Time or Contract" })
          .meta({ description: "Defaults to Full-Time." }),
        "Full-Time",
      ),
      region: orElse(text("region", 200).meta({ examples: ["Lisbon"] }), ""),
      optional_skills: orElse(
        z
          .array(z.number({ error: "optional_skills must be a list of numbers" }), {
            error: "optional_skills must be a list of numbers",
          })
          .max(200, "optional_skills has more than 200 entries")
          .meta({ description: "Your own ids, returned as you sent them.", examples: [[12, 7]] }),
        [],
      ),
      expires_at: timestamp.nullish().meta({
        description: "When the listing stops accepting resumes: ISO 8601, or Unix seconds or milliseconds.",
        examples: ["2030-01-31T12:00:00Z"],
      }),
      // Not part of a job board's listing, but they make a better rubric than the description alone.
      key_requirements: orElse(
        text("key_requirements", 20_000).meta({
          description: "Must-haves, one per line.",
          examples: ["TypeScript\nPostgreSQL"],
        }),
        "",
      ),
      optional_requirements: orElse(
        text("optional_requirements", 20_000).meta({
          description: "Nice-to-haves, one per line.",
          examples: ["Kubernetes"],
        }),
        "",
      ),
      key_skills: orElse(
        z
          .array(text("key_skills", 100).min(1, "key_skills must be a list of words"), {
            error: "key_skills must be a list of words",
          })
          .max(100, "key_skills has more than 100 entries")
          .meta({ examples: [["Docker"]] }),
        [],
      ),
    },
    { error: "Send a JSON object that describes the listing" },
  )
  .meta({ id: "NewListing" });

export type ListingInput = z.output<typeof listingSchema>;

/** `POST /v1/listings/{listingId}/reopen`. */
export const reopenSchema = z
  .object({
    expires_at: timestamp.nullish().meta({
      description: "When it expires again; never by default.",
      examples: ["2030-01-31T12:00:00Z"],
    }),
  })
  .meta({ id: "ReopenListing" });

/** `PATCH /v1/listings/{listingId}`. */
export const listingEditSchema = z
  .object(
    {
      title: requiredText("title", 200)
        .optional()
        .meta({ examples: ["Senior Backend Engineer"] }),
      description: requiredText("description", 50_000)
        .optional()
        .meta({ examples: ["You build our payment services."] }),
      expires_at: timestamp.nullish().meta({
        description: "When it expires; null for never. To expire it now, close it.",
        examples: ["2030-01-31T12:00:00Z"],
      }),
    },
    { error: "Send a JSON object with what to change" },
  )
  .meta({ id: "EditedListing" });

export type ListingEditInput = z.output<typeof listingEditSchema>;
