import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { Notice } from "#app/components/notice.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { FormErrors } from "#app/components/ui/field.tsx";
import { InputField } from "#app/components/ui/input-field.tsx";
import { useErrorToast } from "#app/lib/use-error-toast.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { changeEmailSchema } from "#core/accounts/account.schema";
import * as words from "./words";

export const CHANGE_EMAIL = "change-email";

type Props = {
  /** The new address, if it is not confirmed yet. */
  pendingEmail: string | null;
  lastResult: SubmissionResult<string[]> | undefined;
};

export function EmailSection({ pendingEmail, lastResult }: Props) {
  const isPending = useNavigation().formData?.get("intent") === CHANGE_EMAIL;
  const [form, fields] = useSchemaForm(changeEmailSchema, { id: CHANGE_EMAIL, lastResult });
  useErrorToast(lastResult, "Error");
  return (
    <PageSection title={words.emailSectionEmailAddress} text={words.emailSectionBothTheOld}>
      {pendingEmail && (
        <Notice tone="info" role="status" className="mb-5">
          {words.emailSectionWaitingForBothAddresses} <strong className="break-words">{pendingEmail}</strong>
          {words.emailSectionOpenTheLinks}
        </Notice>
      )}
      <Form method="post" preventScrollReset {...getFormProps(form)} className="flex flex-col gap-5">
        <input type="hidden" name="intent" value={CHANGE_EMAIL} />
        <FormErrors id={form.errorId} errors={form.errors} />
        <InputField
          field={fields.newEmail}
          label={words.emailSectionNewEmailAddress}
          type="email"
          autoComplete="off"
        />
        <InputField
          field={fields.password}
          label={words.emailSectionYourPassword}
          type="password"
          autoComplete="current-password"
        />
        <Button type="submit" variant="secondary" disabled={isPending} className="self-start">
          {isPending ? words.emailSectionSending : words.emailSectionChangeEmailAddress}
        </Button>
      </Form>
    </PageSection>
  );
}
