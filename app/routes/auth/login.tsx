import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  Form,
  Link,
  useActionData,
  useLoaderData,
  useNavigation,
} from "@remix-run/react";
import { Notice } from "#app/components/notice.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { FormErrors } from "#app/components/ui/field.tsx";
import { InputField } from "#app/components/ui/input-field.tsx";
import { answerForm } from "#app/lib/form-action.server.ts";
import { keepForm } from "#app/lib/keep-form.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import { useErrorToast } from "#app/lib/use-error-toast.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { credentialsSchema } from "#core/accounts/account.schema";
import { PRODUCT_NAME } from "#core/product";

const REFUSED = "Login failed";
const NO_ANSWER = "Failed to log in. Please check your credentials and try again.";
const NO_TOKEN = "No token received from server";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta: MetaFunction = () => [{ title: `Log in · ${PRODUCT_NAME}` }];

/** Where a buyer comes back to whose session was lost on the way. */
const BACK_FROM_PAYING = /^\/(?:subscription\/checkout|dashboard)\?(?:.*&)?success=true\b/;

function destination(request: Request): string {
  return safeRedirect(new URL(request.url).searchParams.get("redirectTo"));
}

export function loader({ request, context }: LoaderFunctionArgs) {
  const next = destination(request);
  if (context.viewer) throw redirect(next);
  return { isBackFromPaying: BACK_FROM_PAYING.test(next) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: credentialsSchema });
  return answerForm(context, submission, REFUSED, async (credentials) => {
    const { token, user } = await context.services.accounts.logIn(credentials);
    context.authCookies.signIn(token);
    await context.authCookies.rememberBrowser(user.email);
    return redirect(destination(request));
  });
}

export function clientAction(args: ClientActionFunctionArgs) {
  return keepForm(args, credentialsSchema, REFUSED, { offline: NO_ANSWER, withoutToken: NO_TOKEN });
}

export default function Login() {
  const { isBackFromPaying } = useLoaderData<typeof loader>();
  const lastResult = useActionData<SubmissionResult<string[]>>();
  const isPending = useNavigation().state !== "idle";
  const [form, fields] = useSchemaForm(credentialsSchema, {
    id: "login",
    lastResult,
  });
  useErrorToast(lastResult, "Login error");

  return (
    <>
      <h1 className="text-xl">Log in</h1>
      {isBackFromPaying && (
        <Notice tone="info" role="status" title="Log in to see your purchase" className="mt-5">
          What you paid for is safe: it is added to the account that bought it.
        </Notice>
      )}
      <Form method="post" {...getFormProps(form)} className="mt-6 flex flex-col gap-5">
        <FormErrors id={form.errorId} errors={form.errors} />
        <InputField field={fields.email} label="Email" type="email" autoComplete="email" />
        <InputField
          field={fields.password}
          label="Password"
          type="password"
          autoComplete="current-password"
        />
        <Button type="submit" disabled={isPending}>
          {isPending ? "Logging in..." : "Log in"}
        </Button>
      </Form>
      <div className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2 text-muted text-sm">
        <p>
          No account yet?{" "}
          <Button asChild variant="link" size="inline">
            <Link to="/auth/signup">Sign up</Link>
          </Button>
        </p>
        <Button asChild variant="link" size="inline">
          <Link to="/auth/forgot-password">Forgot your password?</Link>
        </Button>
      </div>
    </>
  );
}
