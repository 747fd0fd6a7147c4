import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type MutableRefObject, type ReactNode, useEffect, useRef } from "react";
import { SkillsField } from "#app/components/skills-field.tsx";
import { Button, FormErrors, InputField, TextareaField } from "#app/components/ui.ts";
import { cn } from "#app/lib/cn.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { tournamentSchema } from "#core/tournaments/tournament.schema";
import { AdvertDrop } from "./advert-drop";
import { ReviewStep } from "./review-step";
import type { ReviewState } from "./use-draft";
import * as words from "./words";

type Props = {
  draft: Record<string, string> | undefined;
  lastResult: SubmissionResult<string[]> | undefined;
  /** The second step: the rubric made from the job. */
  review: ReviewState | null;
  /** Set to a function that says whether the criteria of the review can be submitted. */
  check: MutableRefObject<() => boolean>;
  isLocked: boolean;
  isCreating: boolean;
  isUploading: boolean;
  /** Refused while JavaScript runs: its errors are at the button, where the user is looking. */
  isRefused: boolean;
  onSubmit(form: FormData): void;
  onTyped(values: Record<string, string>): void;
  onReview(review: ReviewState): void;
  /** Whether the review is of other texts than these. */
  isOutdated(form: FormData): boolean;
  onBack(): void;
  onCancel(): void;
  files: ReactNode;
  /** What it costs, and then the progress of the upload; always in sight. */
  status: ReactNode;
  /** Of the upload. */
  failures: ReactNode;
};

export function TournamentForm(props: Props) {
  const { draft, lastResult, review, check, isRefused, isLocked, isCreating, isUploading } = props;
  const { onSubmit, onTyped, onReview, isOutdated, onBack, onCancel, files, status, failures } = props;
  const element = useRef<HTMLFormElement>(null);
  const [form, fields] = useSchemaForm(tournamentSchema, {
    id: "tournament",
    lastResult,
    defaultValue: draft,
    onSubmit(event, { formData, submission }) {
      event.preventDefault();
      if (submission?.status === "success") onSubmit(formData);
    },
  });
  // A locked form has no values, since its fields are disabled.
  const keep = () => !isLocked && element.current && onTyped(readValues(element.current));
  const newest = useRef(keep);
  newest.current = keep;
  const note = () => setTimeout(() => newest.current());
  const hadReview = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the review matters here
  useEffect(() => {
    // The draft also records the review, and whether it is on screen.
    if (review || hadReview.current) note();
    // The Back button that had focus is gone.
    if (hadReview.current && !review) document.getElementById(fields.name.id)?.focus();
    hadReview.current = review !== null;
  }, [review]);
  // The browser's Forward opens the review again, though the texts may have changed since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens and can be read
  useEffect(() => {
    if (isLocked || !review || !element.current || !isOutdated(new FormData(element.current))) return;
    onBack();
    element.current.requestSubmit();
  }, [review?.id, isLocked]);
  const formErrors = <FormErrors id={form.errorId} errors={form.errors?.map(words.createFailedBecause)} />;

  return (
    <Form
      method="post"
      {...getFormProps(form)}
      ref={element}
      onInput={note}
      onKeyUp={note}
      onClick={note}
      className="flex flex-col gap-6"
    >
      {/* Without JavaScript the page reloads and starts here; with JavaScript, the user is looking at the button. */}
      {!isRefused && formErrors}
      {/* Stays mounted during the review, so that its input is kept. */}
      <div hidden={review !== null} className="flex flex-col gap-6 [&[hidden]]:hidden">
        <fieldset disabled={isLocked} className="flex min-w-0 flex-col gap-6">
          <InputField field={fields.name} label={words.name} hint={words.nameHint} required />
          <AdvertDrop
            disabled={isLocked}
            onRead={(text) => {
              form.update({ name: fields.jobDescription.name, value: text });
              note();
            }}
          >
            <TextareaField
              field={fields.jobDescription}
              label={words.jobDescription}
              hint={words.jobDescriptionHint}
              rows={6}
            />
          </AdvertDrop>
          <TextareaField
            field={fields.keyRequirements}
            label={words.requirements}
            hint={words.requirementsHint}
            rows={5}
          />
          <TextareaField
            field={fields.optionalRequirements}
            label={words.niceToHaves}
            hint={words.niceToHavesHint}
            rows={3}
          />
          <SkillsField
            id={fields.keySkills.id}
            name={fields.keySkills.name}
            errors={fields.keySkills.errors}
            defaultValue={
              typeof fields.keySkills.initialValue === "string" ? fields.keySkills.initialValue : ""
            }
          />
        </fieldset>
        <div className="flex flex-col gap-1.5">
          <span className="font-medium text-sm">{words.resumes}</span>
          {!review && status}
          {files}
          <noscript>{words.noScript}</noscript>
        </div>
      </div>
      {review && (
        <ReviewStep key={review.id} review={review} isLocked={isLocked} check={check} onChange={onReview} />
      )}
      {failures}
      {isRefused && formErrors}
      <div
        className={cn(
          "flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t pt-6",
          // A rubric can be longer than the screen, and most are right as they are.
          review && "sticky bottom-0 z-10 -mx-4 bg-paper px-4 py-3",
        )}
      >
        <div className="min-w-52 flex-1 text-muted max-sm:basis-full">
          {review ? status : <p className="text-sm">{words.submitHint}</p>}
        </div>
        <Button variant="secondary" disabled={isLocked} onClick={onCancel}>
          {words.cancel}
        </Button>
        {review && (
          <Button variant="secondary" disabled={isLocked} onClick={onBack}>
            {words.back}
          </Button>
        )}
        <Button type="submit" disabled={isLocked}>
          {isCreating
            ? words.creating
            : isUploading
              ? words.uploading
              : review
                ? words.looksRight
                : words.create}
        </Button>
      </div>
    </Form>
  );
}

const FIELDS = ["name", "jobDescription", "keyRequirements", "optionalRequirements", "keySkills"];

function readValues(form: HTMLFormElement): Record<string, string> {
  const filled = new FormData(form);
  return Object.fromEntries(FIELDS.map((name) => [name, String(filled.get(name) ?? "")]));
}
