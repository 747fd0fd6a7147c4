import type { ReactNode } from "react";
import { Field } from "#app/components/ui/field.tsx";
import { Input, Textarea } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { jobListingTypes } from "#core/partners/listing";
import * as words from "./words";

/** The fields of a listing, prefilled so that one click creates one. */
export function ListingFields({ expiresOn }: { expiresOn: string }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Labeled name="company" label={words.company}>
        {(props) => <Input {...props} defaultValue="Northwind Logistics" />}
      </Labeled>
      <Labeled name="title" label={words.jobTitle}>
        {(props) => <Input {...props} defaultValue="Backend Engineer" />}
      </Labeled>
      <Labeled name="description" label={words.description} className="sm:col-span-2">
        {(props) => <Textarea {...props} defaultValue={words.weBuildTheSystems} rows={4} />}
      </Labeled>
      <Labeled name="job_listing_type" label={words.listingType}>
        {(props) => (
          <Select {...props} defaultValue="Full-Time" options={jobListingTypes.map((type) => [type, type])} />
        )}
      </Labeled>
      <Labeled name="region" label={words.region}>
        {(props) => <Input {...props} defaultValue="Remote" />}
      </Labeled>
      <Labeled name="application_url" label={words.applicationUrl} className="sm:col-span-2">
        {(props) => <Input {...props} type="url" defaultValue="https://example.com/jobs/backend-engineer" />}
      </Labeled>
      <Labeled name="optional_skills" label={words.optionalSkills} hint={words.numbersWithCommas}>
        {(props) => <Input {...props} defaultValue="1, 2, 3" />}
      </Labeled>
      <Labeled name="expires_at" label={words.expiresOn} hint={words.mayBeEmpty}>
        {(props) => <Input {...props} type="date" defaultValue={expiresOn} />}
      </Labeled>
    </div>
  );
}

type LabeledProps = {
  name: string;
  label: string;
  hint?: string;
  className?: string;
  children(props: { id: string; name: string; "aria-describedby"?: string }): ReactNode;
};

function Labeled({ name, label, hint, className, children }: LabeledProps) {
  const id = `listing-${name}`;
  return (
    <Field
      label={label}
      hint={hint}
      htmlFor={id}
      errorId={`${id}-error`}
      errors={undefined}
      className={className}
    >
      {children({ id, name, "aria-describedby": hint && `${id}-description` })}
    </Field>
  );
}
