import type { SubmissionResult } from "@conform-to/react";
import { Notice } from "#app/components/notice.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { PostForm } from "#app/components/post-form.tsx";
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
  const [form, fields] = useSchemaForm(changeEmailSchema, { id: CHANGE_EMAIL, lastResult });
  useErrorToast(lastResult, "Error");
  return (
    <PageSection title={words.emailAddress} text={words.bothTheOld}>
      {pendingEmail && (
        <Notice tone="info" role="status" className="mb-5">
          {words.waitingForBothAddresses} <strong className="break-words">{pendingEmail}</strong>
          {words.openTheLinks}
        </Notice>
      )}
      <PostForm
        form={form}
        intent={CHANGE_EMAIL}
        submit={words.changeEmailAddress}
        busy={words.sending}
        variant="secondary"
      >
        <InputField field={fields.newEmail} label={words.newEmailAddress} type="email" />
        <InputField field={fields.password} label={words.yourPassword} autoComplete="current-password" />
      </PostForm>
    </PageSection>
  );
}
