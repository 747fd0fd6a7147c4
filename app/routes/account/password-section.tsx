import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { Notice } from "#app/components/notice.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { FormErrors } from "#app/components/ui/field.tsx";
import { InputField } from "#app/components/ui/input-field.tsx";
import { useErrorToast } from "#app/lib/use-error-toast.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { changePasswordSchema } from "#core/accounts/account.schema";
import * as words from "./words";

type Props = { lastResult: SubmissionResult<string[]> | undefined };

export function PasswordSection({ lastResult }: Props) {
  return (
    <PageSection title={words.passwordSectionPassword} text={words.passwordSectionChangingItLogs}>
      {lastResult?.status === "success" ? (
        <Notice tone="info" role="status">
          {words.passwordSectionChanged}
        </Notice>
      ) : (
        <PasswordForm lastResult={lastResult} />
      )}
    </PageSection>
  );
}

function PasswordForm({ lastResult }: Props) {
  const isPending = useNavigation().formData?.get("intent") === "change-password";
  const [form, fields] = useSchemaForm(changePasswordSchema, {
    id: "change-password",
    lastResult,
  });
  useErrorToast(lastResult, "Error");

  return (
    <Form method="post" {...getFormProps(form)} className="flex flex-col gap-5">
      <input type="hidden" name="intent" value="change-password" />
      <FormErrors id={form.errorId} errors={form.errors} />
      <InputField
        field={fields.currentPassword}
        label={words.passwordSectionCurrentPassword}
        type="password"
        autoComplete="current-password"
      />
      <InputField
        field={fields.newPassword}
        label={words.passwordSectionNewPassword}
        type="password"
        autoComplete="new-password"
        hint={words.passwordSectionAtLeast8Characters}
      />
      <InputField
        field={fields.confirmPassword}
        label={words.passwordSectionConfirmNewPassword}
        type="password"
        autoComplete="new-password"
      />
      <Button type="submit" disabled={isPending} className="self-start">
        {isPending ? words.passwordSectionChanging : words.passwordSectionChangePassword}
      </Button>
    </Form>
  );
}
