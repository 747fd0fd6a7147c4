import {
  type FieldMetadata,
  getFormProps,
  getInputProps,
  getTextareaProps,
  type SubmissionResult,
} from "@conform-to/react";
import { Form, useNavigate } from "@remix-run/react";
import type { ReactNode } from "react";
import { SkillsField } from "#app/components/skills-field.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Field, FormErrors } from "#app/components/ui/field.tsx";
import { Input, Textarea } from "#app/components/ui/input.tsx";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { tournamentSchema } from "#core/tournaments/tournament.schema";

type Props = {
  lastResult: SubmissionResult<string[]> | undefined;
  isLocked: boolean;
  isCreating: boolean;
  isUploading: boolean;
  /** Whether a script was refused, whose user looks at the button. */
  isRefused: boolean;
  onCreate(form: FormData): void;
  /** The upload area. */
  files: ReactNode;
  /** How the upload goes, beside the button that started it. */
  uploadState: ReactNode;
};

export function TournamentForm({
  lastResult,
  isRefused,
  isLocked,
  isCreating,
  isUploading,
  onCreate,
  files,
  uploadState,
}: Props) {
  const navigate = useNavigate();
  const [form, fields] = useSchemaForm(tournamentSchema, {
    id: "tournament",
    lastResult,
    onSubmit(event, { formData, submission }) {
      event.preventDefault();
      if (submission?.status === "success") onCreate(formData);
    },
  });
  const texts = [
    {
      field: fields.jobDescription,
      label: "Job description",
      rows: 6,
      hint: "What the person will do, and for whom",
    },
    { field: fields.keyRequirements, label: "Key requirements", rows: 5, hint: "Musts, one a line" },
    {
      field: fields.optionalRequirements,
      label: "Optional / nice-to-have requirements",
      rows: 3,
      hint: "Welcome, one a line",
    },
  ];

  const formErrors = (
    <FormErrors
      id={form.errorId}
      errors={form.errors?.map((words) => `Failed to create tournament. ${words}`)}
    />
  );

  return (
    <Form method="post" {...getFormProps(form)} className="flex flex-col gap-6">
      {/* Without JavaScript the page comes again and begins here; with it, the eye is on the button. */}
      {!isRefused && formErrors}
      <fieldset disabled={isLocked} className="flex min-w-0 flex-col gap-6">
        <Field
          label="Tournament name"
          required
          hint="Usually the job title"
          htmlFor={fields.name.id}
          errorId={fields.name.errorId}
          errors={fields.name.errors}
        >
          <Input {...inputProps(fields.name)} key={fields.name.key} autoComplete="off" />
        </Field>
        {texts.map(({ field, label, hint, rows }) => (
          <Field
            key={field.id}
            label={label}
            hint={hint}
            htmlFor={field.id}
            errorId={field.errorId}
            errors={field.errors}
          >
            <Textarea
              {...getTextareaProps(field, { ariaDescribedBy: field.descriptionId })}
              key={field.key}
              rows={rows}
            />
          </Field>
        ))}
        <SkillsField
          id={fields.keySkills.id}
          name={fields.keySkills.name}
          errorId={fields.keySkills.errorId}
          errors={fields.keySkills.errors}
          defaultValue={
            typeof fields.keySkills.initialValue === "string" ? fields.keySkills.initialValue : ""
          }
        />
      </fieldset>
      <div className="flex flex-col gap-1.5">
        <span className="font-medium text-sm">Resumes</span>
        {files}
        <noscript>Without JavaScript, create the tournament first; uploading needs JavaScript.</noscript>
      </div>
      {uploadState}
      {isRefused && formErrors}
      <div className="flex justify-end gap-3 border-t pt-6">
        <Button variant="secondary" disabled={isLocked} onClick={() => navigate("/dashboard")}>
          Cancel
        </Button>
        <Button type="submit" disabled={isLocked}>
          {isCreating ? "Creating..." : isUploading ? "Uploading..." : "Create Tournament"}
        </Button>
      </div>
    </Form>
  );
}

function inputProps(field: FieldMetadata<unknown>) {
  return getInputProps(field, { type: "text", ariaDescribedBy: field.descriptionId });
}
