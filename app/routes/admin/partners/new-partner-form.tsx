import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { SubmitButton } from "#app/components/submit-button.tsx";
import { FormErrors } from "#app/components/ui/field.tsx";
import { InputField } from "#app/components/ui/input-field.tsx";
import { useErrorToast } from "#app/lib/use-error-toast.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { useSingleSubmit } from "#app/lib/use-single-submit.ts";
import { newPartnerSchema } from "#core/partners/partner.schema";
import * as words from "./words";

export function NewPartnerForm({ lastResult }: { lastResult: SubmissionResult<string[]> | undefined }) {
  const isPending = useNavigation().state !== "idle";
  const onSubmit = useSingleSubmit(lastResult);
  const [form, fields] = useSchemaForm(newPartnerSchema, {
    id: "new-partner",
    // If the form were reset too early, it would get its previous values back.
    lastResult: isPending ? null : lastResult,
    onSubmit,
  });
  useErrorToast(lastResult, "Error");

  return (
    <Form
      method="post"
      {...getFormProps(form)}
      aria-labelledby="new-partner-title"
      className="flex flex-col gap-5 rounded-lg border bg-surface p-5 shadow-raised"
    >
      <h2 id="new-partner-title" className="text-lg">
        {words.newPartner}
      </h2>
      <FormErrors id={form.errorId} errors={form.errors} />
      <div className="grid items-start gap-5 lg:grid-cols-3">
        <InputField field={fields.partnerName} label={words.name} />
        <InputField field={fields.username} label={words.username} hint={words.lettersDigitsAnd} />
        <InputField field={fields.password} label={words.password} hint={words.emptyWeMake} />
      </div>
      <SubmitButton className="self-start" busy={words.creating}>
        {words.createPartner}
      </SubmitButton>
    </Form>
  );
}
