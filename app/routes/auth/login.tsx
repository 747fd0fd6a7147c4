import type { SubmissionResult } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { ButtonLink, InputField, Notice, PostForm } from "#app/components/ui.ts";
import { answerForm } from "#app/lib/form-action.server.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { isDomainError } from "#app/lib/route.server.ts";
import { destination, withNext } from "#app/lib/safe-redirect.ts";
import { submitForm } from "#app/lib/submit-form.ts";
import { useErrorToast } from "#app/lib/use-error-toast.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { loginSchema } from "#core/accounts/account.schema";
import * as words from "./words";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta = pageMeta(words.loginTitle);

/** Return URLs after a payment, for a buyer whose session was lost on the way. */
const BACK_FROM_PAYING = /^\/(?:subscription\/checkout|dashboard)\?(?:.*&)?success=true\b/;

export function loader({ request, context }: LoaderFunctionArgs) {
  const next = destination(request);
  if (context.viewer) throw redirect(next);
  return { next, isBackFromPaying: BACK_FROM_PAYING.test(next) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const askForCode = (error: unknown) => {
    if (form.has("code") || !isDomainError(error) || error.code !== "code_required") throw error;
  };
  return answerForm(
    { request, context, form },
    loginSchema,
    words.loginFailed,
    async (credentials, reply) => {
      const session = await context.services.accounts.logIn(credentials).catch(askForCode);
      if (!session) return data({ ...reply(), asksForCode: true }, { status: 401 });
      const { token, user } = session;
      context.authCookies.signIn(token);
      await context.authCookies.rememberBrowser(user.email);
      return redirect(destination(request));
    },
  );
}

export const clientAction = submitForm(loginSchema, words.loginFailed, {
  offline: words.loginFailedHint,
  withoutToken: words.noTokenReceived,
});

export default function Login() {
  const { next, isBackFromPaying } = useLoaderData<typeof loader>();
  const lastResult = useActionData<SubmissionResult<string[]> & { asksForCode?: boolean }>();
  const [form, fields] = useSchemaForm(loginSchema, { id: "login", lastResult });
  useErrorToast(lastResult, words.loginError);
  const { asksForCode = false, error, initialValue } = lastResult ?? {};
  const needsCode = asksForCode || error?.code !== undefined || initialValue?.code !== undefined;
  const codeId = fields.code.id;
  useEffect(() => {
    if (needsCode) document.getElementById(codeId)?.focus();
  }, [needsCode, codeId]);

  return (
    <>
      <h1 className="text-xl">{words.loginTitle}</h1>
      {isBackFromPaying && (
        <Notice tone="info" role="status" title={words.logInToSeePurchase} className="mt-5">
          {words.purchaseSafeHint}
        </Notice>
      )}
      <PostForm form={form} submit={words.loginTitle} busy={words.loggingIn}>
        <InputField field={fields.email} label={words.email} autoComplete="email" />
        <InputField field={fields.password} label={words.password} autoComplete="current-password" />
        {needsCode && (
          <InputField
            field={fields.code}
            label={words.code}
            autoComplete="one-time-code"
            hint={words.codeHint}
          />
        )}
      </PostForm>
      <div className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2 text-muted text-sm">
        <p>
          {words.noAccountYet}{" "}
          <ButtonLink to={withNext("/auth/signup", next)} variant="link" size="inline">
            {words.signUp}
          </ButtonLink>
        </p>
        <ButtonLink to="/auth/forgot-password" variant="link" size="inline">
          {words.forgotPasswordTitle}
        </ButtonLink>
      </div>
    </>
  );
}
