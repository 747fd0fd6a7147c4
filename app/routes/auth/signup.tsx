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
  useLocation,
  useNavigation,
} from "@remix-run/react";
import { Button } from "#app/components/ui/button.tsx";
import { FormErrors } from "#app/components/ui/field.tsx";
import { InputField } from "#app/components/ui/input-field.tsx";
import { answerForm } from "#app/lib/form-action.server.ts";
import { keepForm } from "#app/lib/keep-form.ts";
import { useErrorToast } from "#app/lib/use-error-toast.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { signupSchema } from "#core/accounts/account.schema";
import { PRODUCT_NAME } from "#core/product";

const FALLBACK = "Registration failed";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta: MetaFunction = () => [{ title: `Sign up · ${PRODUCT_NAME}` }];

export function loader({ context }: LoaderFunctionArgs) {
  if (context.viewer) throw redirect("/dashboard");
  return null;
}

/** Only keeps the credentials, sealed; the account is made on the next screen. */
export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: signupSchema });
  return answerForm(context, submission, FALLBACK, async ({ email, password }) => {
    await context.services.accounts.checkNewPassword(password);
    await context.authCookies.savePendingSignup({ email, password });
    return redirect("/auth/account-setup");
  });
}

export function clientAction(args: ClientActionFunctionArgs) {
  return keepForm(args, signupSchema, FALLBACK);
}

export default function Signup() {
  const lastResult = useActionData<SubmissionResult<string[]>>();
  const isPending = useNavigation().state !== "idle";
  // Back from an account setup that failed, with what was typed.
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
      <p className="mt-1 text-muted">A worked sample tournament will be waiting for you.</p>
      <Form method="post" {...getFormProps(form)} className="mt-6 flex flex-col gap-5">
        <FormErrors id={form.errorId} errors={form.errors} />
        <InputField field={fields.email} label="Email" type="email" autoComplete="email" />
        <InputField
          field={fields.password}
          label="Password"
          type="password"
          autoComplete="new-password"
          hint="At least 6 characters; a few words in a row are safer"
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
          <Link to="/auth/login">Log in</Link>
        </Button>
      </p>
    </>
  );
}
