import { Form, useNavigation } from "@remix-run/react";
import { useId } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { MAX_WORDS } from "#core/candidate-page/candidate-page";
import * as words from "./words";

type Props = {
  /** The criterion it is about; null to ask for a person. */
  about: string | null;
  hint: string;
  button: string;
  error: string | null;
  isRequired?: boolean;
};

/** A few sentences to the hiring team. What was typed stays if it could not be sent. */
export function WordsForm({ about, hint, button, error, isRequired = false }: Props) {
  const id = useId();
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form method="post" className="mt-2 flex flex-col items-start gap-2">
      {about && <input type="hidden" name="criterionId" value={about} />}
      <label htmlFor={id} className="font-medium text-sm">
        {words.yourWords}
      </label>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {hint}
      </p>
      <textarea
        id={id}
        name="words"
        rows={3}
        maxLength={MAX_WORDS}
        required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        className="w-full rounded-md border border-control bg-surface p-2 text-sm aria-invalid:border-danger"
      />
      <p id={`${id}-error`} role="alert" className="text-danger text-sm empty:hidden">
        {error}
      </p>
      <Button type="submit" variant="secondary" size="sm" disabled={isBusy}>
        {button}
      </Button>
    </Form>
  );
}
