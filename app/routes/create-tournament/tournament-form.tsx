import {
  getFormProps,
  getInputProps,
  getTextareaProps,
  type SubmissionResult,
  useForm,
} from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigate } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Field, FormErrors } from "#app/components/ui/field.tsx";
import { Input, Textarea } from "#app/components/ui/input.tsx";
import { type TournamentInput, tournamentSchema } from "#core/tournaments/tournament.schema";

type Props = {
  lastResult: SubmissionResult<string[]> | undefined;
  isLocked: boolean;
  isCreating: boolean;
  isUploading: boolean;
  onCreate(input: TournamentInput): Promise<Record<string, string[]> | undefined>;
  /** The upload area. */
  files: ReactNode;
  /** How the upload goes, beside the button that started it. */
  uploadState: ReactNode;
};

export function TournamentForm({
  lastResult,
  isLocked,
  isCreating,
  isUploading,
  onCreate,
  files,
  uploadState,
}: Props) {
  const navigate = useNavigate();
  const [refused, setRefused] = useState<Record<string, string[]>>({});
  const [form, fields] = useForm({
    id: "tournament",
    lastResult,
    constraint: getZodConstraint(tournamentSchema),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: tournamentSchema }),
    shouldRevalidate: "onInput",
    onSubmit(event, { submission }) {
      event.preventDefault();
      if (submission?.status !== "success") return;
      onCreate(submission.value as TournamentInput).then((errors) => setRefused(errors ?? {}));
    },
  });
  const errorsOf = (field: { name: string; errors?: string[] }) => field.errors ?? refused[field.name];
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

  return (
    <Form method="post" {...getFormProps(form)} className="flex flex-col gap-6">
      <FormErrors id={form.errorId} errors={form.errors} />
      <fieldset disabled={isLocked} className="flex min-w-0 flex-col gap-6">
        <Field
          label="Tournament name"
          required
          hint="Usually the job title"
          htmlFor={fields.name.id}
          errorId={fields.name.errorId}
          errors={errorsOf(fields.name)}
        >
          <Input {...getInputProps(fields.name, { type: "text" })} key={fields.name.key} autoComplete="off" />
        </Field>
        {texts.map(({ field, label, hint, rows }) => (
          <Field
            key={field.id}
            label={label}
            hint={hint}
            htmlFor={field.id}
            errorId={field.errorId}
            errors={errorsOf(field)}
          >
            <Textarea {...getTextareaProps(field)} key={field.key} rows={rows} />
          </Field>
        ))}
        <Field
          label="Key skills"
          hint="Separated by commas"
          htmlFor={fields.keySkills.id}
          errorId={fields.keySkills.errorId}
          errors={errorsOf(fields.keySkills)}
        >
          <Input
            {...getInputProps(fields.keySkills, { type: "text" })}
            key={fields.keySkills.key}
            autoComplete="off"
          />
        </Field>
      </fieldset>
      <div className="flex flex-col gap-1.5">
        <span className="font-medium text-sm">Resumes</span>
        {files}
        <noscript>Without JavaScript, create the tournament first; uploading needs JavaScript.</noscript>
      </div>
      {uploadState}
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
