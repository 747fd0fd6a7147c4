import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useEffect } from "react";
import {
  InputField,
  LocalDate,
  Notice,
  PageSection,
  PostForm,
  SubmitButton,
  TimeAgo,
} from "#app/components/ui.ts";
import { useErrorToast } from "#app/lib/use-error-toast.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { changeEmailSchema, changePasswordSchema } from "#core/accounts/account.schema";
import type { SessionView } from "#core/accounts/session";
import * as words from "./words";

export const CHANGE_EMAIL = "change-email";

type Props = {
  /** The new address, if it is not confirmed yet. */
  pendingEmail: string | null;
  lastResult: SubmissionResult<string[]> | undefined;
};

export function EmailSection({ pendingEmail, lastResult }: Props) {
  const [form, fields] = useSchemaForm(changeEmailSchema, { id: CHANGE_EMAIL, lastResult });
  useErrorToast(lastResult, words.error);
  const formId = form.id;
  // Empties the form once the change is under way; a new form would lose the focus.
  useEffect(() => {
    const element = document.getElementById(formId);
    if (pendingEmail && element instanceof HTMLFormElement) element.reset();
  }, [pendingEmail, formId]);
  return (
    <PageSection title={words.emailAddress} text={words.emailChangeHint}>
      {pendingEmail && (
        <Notice tone="info" role="status" className="mb-5">
          {words.emailChangePending} <strong className="break-words">{pendingEmail}</strong>
          {words.emailChangePendingHint}
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

type PasswordSectionProps = { lastResult: SubmissionResult<string[]> | undefined };

export function PasswordSection({ lastResult }: PasswordSectionProps) {
  return (
    <PageSection title={words.password} text={words.changePasswordHint}>
      {lastResult?.status === "success" ? (
        <Notice tone="info" role="status">
          {words.passwordChanged}
        </Notice>
      ) : (
        <PasswordForm lastResult={lastResult} />
      )}
    </PageSection>
  );
}

function PasswordForm({ lastResult }: PasswordSectionProps) {
  const [form, fields] = useSchemaForm(changePasswordSchema, { id: "change-password", lastResult });
  useErrorToast(lastResult, words.error);

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
        hint={words.newPasswordHint}
      />
      <InputField
        field={fields.confirmPassword}
        label={words.confirmNewPassword}
        autoComplete="new-password"
      />
    </PostForm>
  );
}

export function SessionsSection({ sessions }: { sessions: SessionView[] }) {
  const hasOthers = sessions.some(({ isThisOne }) => !isThisOne);
  return (
    <PageSection title={words.sessionsTitle} text={words.sessionsText}>
      <ul className="divide-y border-y text-sm">
        {sessions.map(({ isThisOne, createdAt, lastUsedAt }) => (
          <li
            key={createdAt + lastUsedAt}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3"
          >
            <span className={isThisOne ? "font-medium" : undefined}>
              {isThisOne ? words.thisBrowser : words.anotherSession}
            </span>
            <span className="text-muted">
              {words.since} <LocalDate iso={createdAt} />
              {words.lastUsed} {isThisOne ? words.now : <TimeAgo iso={lastUsedAt} />}
            </span>
          </li>
        ))}
      </ul>
      <div role="status" className="mt-4">
        {hasOthers ? (
          <Form method="post" preventScrollReset>
            <SubmitButton name="intent" value="log-out-elsewhere" variant="secondary" busy={words.loggingOut}>
              {words.logOutEverywhereElse}
            </SubmitButton>
          </Form>
        ) : (
          <p className="text-muted text-sm">{words.noOtherSessions}</p>
        )}
      </div>
    </PageSection>
  );
}
