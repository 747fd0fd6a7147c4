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
  useLocation,
  useNavigation,
} from "@remix-run/react";
import { Button } from "#app/components/ui/button.tsx";
import { FormErrors } from "#app/components/ui/field.tsx";
import { InputField } from "#app/components/ui/input-field.tsx";
import { answerForm } from "#app/lib/form-action.server.ts";
import { keepForm } from "#app/lib/keep-form.ts";
import { destination, withNext } from "#app/lib/safe-redirect.ts";
import { useErrorToast } from "#app/lib/use-error-toast.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { signupSchema } from "#core/accounts/account.schema";
import { PRODUCT_NAME } from "#core/product";

const FALLBACK = "Registration failed";

/** What follows the sign-up, depending on the visitor's destination. */
const PROMISES = [
  { path: "/dashboard/keep-demo", words: "Your demo becomes your first tournament." },
  { path: "/subscription/checkout", words: "Next, you confirm your pack and pay." },
];
const SAMPLE = "A sample tournament is waiting for you.";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta: MetaFunction = () => [{ title: `Sign up · ${PRODUCT_NAME}` }];

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
  const isPending = useNavigation().state !== "idle";
  // Set if a failed account setup returned here, with the email that was entered.
  const refused = useLocation().state as { email?: string } | null;
  const [form, fields] = useSchemaForm(signupSchema, {
    id: "signup",
    lastResult,
    defaultValue: { email: refused?.email },
  });
  useErrorToast(lastResult, "Registration error");

  return (
    <>
      <h1 className="text-xl">Create your account</h1>
      <p className="mt-1 text-muted">{PROMISES.find(({ path }) => next.startsWith(path))?.words ?? SAMPLE}</p>
      <Form method="post" {...getFormProps(form)} className="mt-6 flex flex-col gap-5">
        <FormErrors id={form.errorId} errors={form.errors} />
        <InputField field={fields.email} label="Email" type="email" autoComplete="email" />
        <InputField
          field={fields.password}
          label="Password"
          type="password"
          autoComplete="new-password"
          hint="At least 6 characters; several words are safer"
        />
        <InputField
          field={fields.confirmPassword}
          label="Confirm password"
          type="password"
          autoComplete="new-password"
        />
        <Button type="submit" disabled={isPending}>
          {isPending ? "Signing up..." : "Sign up"}
        </Button>
      </Form>
      <p className="mt-6 text-muted text-sm">
        Already have an account?{" "}
        <Button asChild variant="link" size="inline">
          <Link to={withNext("/auth/login", next)}>Log in</Link>
        </Button>
      </p>
    </>
  );
}
