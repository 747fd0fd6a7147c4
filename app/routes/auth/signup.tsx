import type { SubmissionResult } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { ButtonLink, InputField, PostForm } from "#app/components/ui.ts";
import { answerForm } from "#app/lib/form-action.server.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { destination, withNext } from "#app/lib/safe-redirect.ts";
import { submitForm } from "#app/lib/submit-form.ts";
import { useErrorToast } from "#app/lib/use-error-toast.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { signupSchema } from "#core/accounts/account.schema";
import * as words from "./words";

/** What follows the sign-up, depending on the visitor's destination. */
const PROMISES = [
  { path: "/dashboard/keep-demo", words: words.signUpDemoHint },
  { path: "/subscription/checkout", words: words.signUpPurchaseHint },
];

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta = pageMeta(words.signUp);

export function loader({ request, context }: LoaderFunctionArgs) {
  const next = destination(request);
  if (context.viewer) throw redirect(next);
  return { next };
}

/** Only stores the encrypted credentials in a cookie; the next page creates the account. */
export function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  return answerForm(args, signupSchema, words.registrationFailed, async ({ email, password }) => {
    await context.services.accounts.checkSignup({ email, password });
    await context.authCookies.savePendingSignup({ email, password });
    return redirect(withNext("/auth/account-setup", destination(request)));
  });
}

export const clientAction = submitForm(signupSchema, words.registrationFailed);

export default function Signup() {
  const { next } = useLoaderData<typeof loader>();
  const lastResult = useActionData<SubmissionResult<string[]>>();
  // Set if a failed account setup returned here, with the email that was entered.
  const refused = useLocation().state as { email?: string } | null;
  const [form, fields] = useSchemaForm(signupSchema, {
    id: "signup",
    lastResult,
    defaultValue: { email: refused?.email },
  });
  useErrorToast(lastResult, words.registrationError);

  return (
    <>
      <h1 className="text-xl">{words.signUpTitle}</h1>
      <p className="mt-1 text-muted">
        {PROMISES.find(({ path }) => next.startsWith(path))?.words ?? words.signUpHint}
      </p>
      <PostForm form={form} submit={words.signUp} busy={words.signingUp}>
        <InputField field={fields.email} label={words.email} autoComplete="email" />
        <InputField
          field={fields.password}
          label={words.password}
          autoComplete="new-password"
          hint={words.passwordHint}
        />
        <InputField
          field={fields.confirmPassword}
          label={words.confirmPassword}
          autoComplete="new-password"
        />
      </PostForm>
      <p className="mt-6 text-muted text-sm">
        {words.alreadyHaveAnAccount}{" "}
        <ButtonLink to={withNext("/auth/login", next)} variant="link" size="inline">
          {words.loginTitle}
        </ButtonLink>
      </p>
    </>
  );
}
