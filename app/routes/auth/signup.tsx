import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  Link,
  useActionData,
  useLoaderData,
  useLocation,
} from "@remix-run/react";
import { PostForm } from "#app/components/post-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { InputField } from "#app/components/ui/input-field.tsx";
import { answerForm } from "#app/lib/form-action.server.ts";
import { keepForm } from "#app/lib/keep-form.ts";
import { destination, withNext } from "#app/lib/safe-redirect.ts";
import { useErrorToast } from "#app/lib/use-error-toast.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { signupSchema } from "#core/accounts/account.schema";
import { PRODUCT_NAME } from "#core/product";
import * as words from "./words";

const FALLBACK = words.signupRegistrationFailed;

/** What follows the sign-up, depending on the visitor's destination. */
const PROMISES = [
  { path: "/dashboard/keep-demo", words: words.signupYourDemoBecomes },
  { path: "/subscription/checkout", words: words.signupNextYouConfirm },
];
const SAMPLE = words.signupSampleTournamentIsWaiting;

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta: MetaFunction = () => [{ title: words.signupTabTitle(PRODUCT_NAME) }];

export function loader({ request, context }: LoaderFunctionArgs) {
  const next = destination(request);
  if (context.viewer) throw redirect(next);
  return { next };
}

/** Only stores the encrypted credentials in a cookie; the next page creates the account. */
export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: signupSchema });
  return answerForm(context, submission, FALLBACK, async ({ email, password }) => {
    await context.services.accounts.checkSignup({ email, password });
    await context.authCookies.savePendingSignup({ email, password });
    return redirect(withNext("/auth/account-setup", destination(request)));
  });
}

export function clientAction(args: ClientActionFunctionArgs) {
  return keepForm(args, signupSchema, FALLBACK);
}

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
  useErrorToast(lastResult, words.signupRegistrationError);

  return (
    <>
      <h1 className="text-xl">{words.signupCreateYourAccount}</h1>
      <p className="mt-1 text-muted">{PROMISES.find(({ path }) => next.startsWith(path))?.words ?? SAMPLE}</p>
      <PostForm form={form} submit={words.signupSignUp} busy={words.signupSigningUp}>
        <InputField field={fields.email} label={words.signupEmail} type="email" autoComplete="email" />
        <InputField
          field={fields.password}
          label={words.signupPassword}
          type="password"
          autoComplete="new-password"
          hint={words.signupAtLeast6Characters}
        />
        <InputField
          field={fields.confirmPassword}
          label={words.signupConfirmPassword}
          type="password"
          autoComplete="new-password"
        />
      </PostForm>
      <p className="mt-6 text-muted text-sm">
        {words.signupAlreadyHaveAnAccount}{" "}
        <Button asChild variant="link" size="inline">
          <Link to={withNext("/auth/login", next)}>{words.signupLogIn}</Link>
        </Button>
      </p>
    </>
  );
}
