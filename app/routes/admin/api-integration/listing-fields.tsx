import { Field, Input, Select, Textarea } from "#app/components/ui.ts";
import { jobListingTypes } from "#core/partners/listing";
import * as words from "./words";

type Listed = { name: string; label: string; value?: string; type?: string; hint?: string; isWide?: true };

const FIELDS: Listed[] = [
  { name: "company", label: words.company, value: "Northwind Logistics" },
  { name: "title", label: words.jobTitle, value: "Backend Engineer" },
  { name: "description", label: words.description, isWide: true },
  { name: "job_listing_type", label: words.listingType },
  { name: "region", label: words.region, value: "Remote" },
  {
    name: "application_url",
    label: words.applicationUrl,
    value: "https://example.com/jobs/backend-engineer",
    type: "url",
    isWide: true,
  },
  { name: "optional_skills", label: words.optionalSkills, value: "1, 2, 3", hint: words.optionalSkillsHint },
  { name: "expires_at", label: words.expiresOn, type: "date", hint: words.optional },
];

/** The fields of a listing, prefilled so that one click creates one. */
export function ListingFields({ expiresOn }: { expiresOn: string }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {FIELDS.map(({ name, label, value = expiresOn, type, hint, isWide }) => {
        const id = `listing-${name}`;
        const control = { id, name, "aria-describedby": hint && `${id}-description` };
        return (
          <Field key={name} {...{ label, hint }} htmlFor={id} className={isWide && "sm:col-span-2"}>
            {name === "description" ? (
              <Textarea {...control} defaultValue={words.sampleDescription} rows={4} />
            ) : name === "job_listing_type" ? (
              <Select
                {...control}
                options={jobListingTypes.map((one) => [one, one])}
                defaultValue="Full-Time"
              />
            ) : (
              <Input {...control} type={type} defaultValue={value} />
            )}
          </Field>
        );
      })}
    </div>
  );
}
