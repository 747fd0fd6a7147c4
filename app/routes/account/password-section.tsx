import type { SubmissionResult } from "@conform-to/react";
import { Notice } from "#app/components/notice.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { PostForm } from "#app/components/post-form.tsx";
import { InputField } from "#app/components/ui/input-field.tsx";
import { useErrorToast } from "#app/lib/use-error-toast.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { changePasswordSchema } from "#core/accounts/account.schema";
import * as words from "./words";

type Props = { lastResult: SubmissionResult<string[]> | undefined };

export function PasswordSection({ lastResult }: Props) {
  return (
    <PageSection title={words.password} text={words.changingItLogs}>
      {lastResult?.status === "success" ? (
        <Notice tone="info" role="status">
          {words.changed}
        </Notice>
      ) : (
        <PasswordForm lastResult={lastResult} />
      )}
    </PageSection>
  );
}

function PasswordForm({ lastResult }: Props) {
  const [form, fields] = useSchemaForm(changePasswordSchema, { id: "change-password", lastResult });
  useErrorToast(lastResult, "Error");

  return (
    <PostForm form={form} intent="change-password" submit={words.changePassword} busy={words.changing}>
      <InputField
        field={fields.currentPassword}
        label={words.currentPassword}
        autoComplete="current-password"
      />
      <InputField
        field={fields.newPassword}
        label={words.newPassword}
        autoComplete="new-password"
        hint={words.atLeast8Characters}
      />
      <InputField
        field={fields.confirmPassword}
        label={words.confirmNewPassword}
        autoComplete="new-password"
      />
    </PostForm>
  );
}
