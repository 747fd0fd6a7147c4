import { expect, test } from "vitest";
import { listingSchema } from "#core/partners/listing.schema";
import { listingPayload } from "./listing-payload";

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  const job = {
    company: "Northwind",
    title: "Nurse",
    description: "Wound care",
    job_listing_type: "Contract",
  };
  for (const [name, value] of Object.entries({ ...job, ...fields })) data.set(name, value);
  return data;
}

test("a filled form is what the API takes", () => {
  const payload = listingPayload(
    form({
      application_url: "https://example.com/jobs/1",
      region: "Leeds",
      optional_skills: "3, 14,",
      expires_at: "2031-05-01",
    }),
  );
  expect(payload).toMatchObject({ optional_skills: [3, 14], expires_at: "2031-05-01T00:00:00Z" });
  expect(listingSchema.safeParse(payload).success).toBe(true);
});

test("what may be left out may be left out", () => {
  const payload = listingPayload(form({ application_url: "", optional_skills: "", expires_at: "" }));
  expect(payload).toMatchObject({ application_url: null, optional_skills: [], expires_at: null });
  expect(listingSchema.safeParse(payload).success).toBe(true);
});

test("a skill that is no number is left for the API to refuse", () => {
  const payload = listingPayload(form({ optional_skills: "3, welding" }));
  expect(payload.optional_skills).toEqual([3, "welding"]);
  expect(listingSchema.safeParse(payload).success).toBe(false);
});
