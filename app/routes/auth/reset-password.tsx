import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CircleCheck, Link2Off } from "lucide-react";
import { useEffect } from "react";
import { ButtonLink, InputField, PostForm } from "#app/components/ui.ts";
import { answerForm } from "#app/lib/form-action.server.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { paramOf } from "#app/lib/route.server.ts";
import { submitForm } from "#app/lib/submit-form.ts";
import { toast } from "#app/lib/toast.ts";
import { useErrorToast } from "#app/lib/use-error-toast.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { resetPasswordFormSchema } from "#core/accounts/account.schema";
import { Outcome } from "./outcome";
import * as words from "./words";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta = pageMeta(words.resetPasswordTitle);

export function loader({ request }: LoaderFunctionArgs) {
  return { hasToken: paramOf(request, "token") !== "" };
}

export function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  return answerForm(args, resetPasswordFormSchema, words.somethingWentWrong, async ({ password }) => {
    const token = paramOf(request, "token");
    const email = await context.services.accounts.resetPassword({ token, password });
    await context.authCookies.rememberBrowser(email);
    // This browser's session may be one of those that ended.
    if (context.viewer) await context.authCookies.signOut();
  });
}

export const clientAction = submitForm(resetPasswordFormSchema, words.somethingWentWrong);

export default function ResetPassword() {
  const { hasToken } = useLoaderData<typeof loader>();
  const lastResult = useActionData<SubmissionResult<string[]>>();
  if (!hasToken) return <InvalidLink />;
  return lastResult?.status === "success" ? <Done /> : <PasswordForm lastResult={lastResult} />;
}

function PasswordForm({ lastResult }: { lastResult: SubmissionResult<string[]> | undefined }) {
  const [form, fields] = useSchemaForm(resetPasswordFormSchema, { id: "reset-password", lastResult });
  useErrorToast(lastResult, words.error);

  return (
    <>
      <h1 className="text-xl">{words.resetPasswordTitle}</h1>
      <p className="mt-1 text-muted">{words.resetPasswordHint}</p>
      <PostForm form={form} submit={words.setNewPassword} busy={words.saving}>
        <InputField
          field={fields.password}
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
      {form.errors && (
        <p className="mt-6 text-sm">
          <ButtonLink to="/auth/forgot-password" variant="link" size="inline">
            {words.requestNewLink}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function InvalidLink() {
  return (
    <Outcome Icon={Link2Off} title={words.invalidResetLink} text={words.invalidResetLinkHint}>
      <ButtonLink to="/auth/forgot-password" className="mt-6">
        {words.requestNewLink}
      </ButtonLink>
    </Outcome>
  );
}

function Done() {
  useEffect(() => void toast({ title: words.passwordResetHint }), []);
  return (
    <Outcome Icon={CircleCheck} title={words.passwordReset} text={words.passwordResetHint} isNew>
      <ButtonLink to="/auth/login" className="mt-6">
        {words.goToLogin}
      </ButtonLink>
    </Outcome>
  );
}
