import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import { SkillsField } from "#app/components/skills-field.tsx";
import { Button, Field, FormErrors, Input, Textarea } from "#app/components/ui.ts";
import { FileDrop } from "#app/components/upload/file-drop.tsx";
import type { UploadRemarks } from "#app/components/upload/upload-report.tsx";
import { toast } from "#app/lib/toast.ts";
import { DEMO_MAX_FILES, TOO_MANY_DEMO_FILES } from "#core/tournaments/demo";
import { createDemo, DemoRefused, uploadToDemo } from "./send-demo";
import * as words from "./words";

type Job = Record<string, string>;
type Created = { id: string; job: Job; remarks: UploadRemarks };
type Errors = { name?: string; files?: string; form?: string };

const TEXTS = [
  { name: "jobDescription", label: words.jobDescription, hint: words.optional, rows: 5 },
  { name: "keyRequirements", label: words.keyRequirements, hint: words.keyRequirementsHint, rows: 4 },
  {
    name: "optionalRequirements",
    label: words.optionalRequirements,
    hint: words.optionalRequirementsHint,
    rows: 3,
  },
];

/** Form for a job and resumes. The server validates with the schema; the browser only checks what is missing. */
export function DemoForm({ job, onCreated }: { job: Job; onCreated(created: Created): void }) {
  const form = useRef<HTMLFormElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  const [errors, setErrors] = useState<Errors>({});
  const [isPending, setIsPending] = useState(false);
  /** Demo created by an attempt whose upload failed; reused if the job is unchanged. */
  const made = useRef<{ id: string; json: string }>();

  const send = async (values: Job) => {
    setIsPending(true);
    try {
      const json = JSON.stringify({ ...values, isPublicDemo: true, isDemoTournament: true });
      if (made.current?.json !== json) made.current = { id: await createDemo(json), json };
      const { id } = made.current;
      const remarks = await uploadToDemo(id, files);
      toast({ title: words.demoCreated, description: words.demoCreatedHint });
      onCreated({ id, job: values, remarks });
    } catch (error) {
      const reason = error instanceof DemoRefused ? error.message : words.pleaseTryAgain;
      setErrors({ form: reason });
      toast({ variant: "error", title: words.createFailed, description: reason });
      setIsPending(false);
    }
  };

  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!form.current || isPending) return;
    const values = Object.fromEntries(
      [...new FormData(form.current)].filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      ),
    );
    const found: Errors = {
      ...(!values.name?.trim() && { name: words.jobTitleRequired }),
      ...(files.length === 0 && { files: words.fileRequired }),
    };
    setErrors(found);
    if (found.name) form.current.querySelector<HTMLInputElement>("[name=name]")?.focus();
    if (!found.name && !found.files) send(values);
  };

  return (
    <form
      ref={form}
      noValidate
      aria-label={words.demo}
      onSubmit={submit}
      // Browsers do not submit on Enter while the button is disabled, so the user would get no message.
      onKeyDown={(event) => {
        if (event.key === "Enter" && event.target instanceof HTMLInputElement) submit(event);
      }}
      className="grid gap-8 rounded-lg border bg-surface p-5 shadow-raised sm:p-8 lg:grid-cols-[1.2fr_1fr] lg:gap-12"
    >
      <fieldset disabled={isPending} className="flex min-w-0 flex-col gap-5">
        <legend className="sr-only">{words.jobSection}</legend>
        <Field
          label={words.jobTitle}
          required
          htmlFor="demo-name"
          errors={errors.name ? [errors.name] : undefined}
        >
          <Input
            id="demo-name"
            name="name"
            required
            maxLength={200}
            autoComplete="off"
            defaultValue={job.name}
            aria-invalid={errors.name ? true : undefined}
            aria-describedby={errors.name ? "demo-name-error" : undefined}
            onChange={() => errors.name && setErrors({ ...errors, name: undefined })}
          />
        </Field>
        {TEXTS.map(({ name, label, hint, rows }) => (
          <Field key={name} label={label} hint={hint} htmlFor={`demo-${name}`}>
            <Textarea
              id={`demo-${name}`}
              name={name}
              rows={rows}
              maxLength={20_000}
              defaultValue={job[name]}
            />
          </Field>
        ))}
        <SkillsField id="demo-keySkills" name="keySkills" defaultValue={job.keySkills} />
      </fieldset>
      <div className="flex min-w-0 flex-col gap-5">
        <div className="flex flex-1 flex-col gap-1.5">
          <p className="font-medium text-sm">
            {words.resumes}{" "}
            <span className="font-normal text-muted">{words.resumesLimit(DEMO_MAX_FILES)}</span>
          </p>
          <FileDrop
            files={files}
            maxFiles={DEMO_MAX_FILES}
            limitWords={TOO_MANY_DEMO_FILES}
            disabled={isPending}
            onRefused={(refusals) => {
              if (!refusals.includes(TOO_MANY_DEMO_FILES)) return;
              toast({ variant: "error", title: words.tooManyFiles, description: TOO_MANY_DEMO_FILES });
            }}
            onChange={(chosen) => {
              setFiles(chosen);
              if (chosen.length > 0) setErrors({ ...errors, files: undefined });
            }}
          />
          <p role="alert" className="text-danger text-sm empty:hidden">
            {errors.files}
          </p>
        </div>
        <FormErrors id="demo-errors" errors={errors.form ? [errors.form] : undefined} />
        <Button type="submit" size="lg" disabled={isPending || files.length === 0}>
          {isPending ? words.creatingDemo : words.rankResumes}
        </Button>
      </div>
    </form>
  );
}
