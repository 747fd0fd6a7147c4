import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { Notice } from "#app/components/notice.tsx";
import { PostForm } from "#app/components/post-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { InputField } from "#app/components/ui/input-field.tsx";
import { answerForm } from "#app/lib/form-action.server.ts";
import { keepForm } from "#app/lib/keep-form.ts";
import { destination, withNext } from "#app/lib/safe-redirect.ts";
import { useErrorToast } from "#app/lib/use-error-toast.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { loginSchema } from "#core/accounts/account.schema";
import { PRODUCT_NAME } from "#core/product";
import * as words from "./words";

const REFUSED = words.loginLoginFailed;
const NO_ANSWER = words.loginFailedToLog;
const NO_TOKEN = words.loginNoTokenReceived;

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta: MetaFunction = () => [{ title: words.loginTabTitle(PRODUCT_NAME) }];

/** Return URLs after a payment, for a buyer whose session was lost on the way. */
const BACK_FROM_PAYING = /^\/(?:subscription\/checkout|dashboard)\?(?:.*&)?success=true\b/;

export function loader({ request, context }: LoaderFunctionArgs) {
  const next = destination(request);
  if (context.viewer) throw redirect(next);
  return { next, isBackFromPaying: BACK_FROM_PAYING.test(next) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: loginSchema });
  return answerForm(context, submission, REFUSED, async (credentials) => {
    const { token, user } = await context.services.accounts.logIn(credentials);
    context.authCookies.signIn(token);
    await context.authCookies.rememberBrowser(user.email);
    return redirect(destination(request));
  });
}

export function clientAction(args: ClientActionFunctionArgs) {
  return keepForm(args, loginSchema, REFUSED, { offline: NO_ANSWER, withoutToken: NO_TOKEN });
}

export default function Login() {
  const { next, isBackFromPaying } = useLoaderData<typeof loader>();
  const lastResult = useActionData<SubmissionResult<string[]>>();
  const [form, fields] = useSchemaForm(loginSchema, {
    id: "login",
    lastResult,
  });
  useErrorToast(lastResult, words.loginLoginError);
  const needsCode = lastResult?.error?.code !== undefined || lastResult?.initialValue?.code !== undefined;
  const codeId = fields.code.id;
  useEffect(() => {
    if (needsCode) document.getElementById(codeId)?.focus();
  }, [needsCode, codeId]);

  return (
    <>
      <h1 className="text-xl">{words.loginLogIn}</h1>
      {isBackFromPaying && (
        <Notice tone="info" role="status" title={words.loginLogInToSee} className="mt-5">
          {words.loginYourPurchaseIsSafe}
        </Notice>
      )}
      <PostForm form={form} submit={words.loginLogIn} busy={words.loginLoggingIn}>
        <InputField field={fields.email} label={words.loginEmail} type="email" autoComplete="email" />
        <InputField
          field={fields.password}
          label={words.loginPassword}
          type="password"
          autoComplete="current-password"
        />
        {needsCode && (
          <InputField
            field={fields.code}
            label={words.loginCode}
            type="text"
            autoComplete="one-time-code"
            hint={words.loginFromYourAuthenticatorApp}
          />
        )}
      </PostForm>
      <div className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2 text-muted text-sm">
        <p>
          {words.loginNoAccountYet}{" "}
          <Button asChild variant="link" size="inline">
            <Link to={withNext("/auth/signup", next)}>{words.loginSignUp}</Link>
          </Button>
        </p>
        <Button asChild variant="link" size="inline">
          <Link to="/auth/forgot-password">{words.loginForgotYourPassword}</Link>
        </Button>
      </div>
    </>
  );
}
