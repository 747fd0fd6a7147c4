import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData } from "@remix-run/react";
import { MailCheck } from "lucide-react";
import { Button, ButtonLink, InputField, PostForm } from "#app/components/ui.ts";
import { answerForm } from "#app/lib/form-action.server.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { submitForm } from "#app/lib/submit-form.ts";
import { useErrorToast } from "#app/lib/use-error-toast.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { forgotPasswordSchema } from "#core/accounts/account.schema";
import { Outcome } from "./outcome";
import * as words from "./words";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta = pageMeta(words.forgotPasswordTitle);

/** The work runs after the response, so that the response time does not reveal whether the account exists. */
export function action(args: ActionFunctionArgs) {
  return answerForm(args, forgotPasswordSchema, words.somethingWentWrong, async (input) => {
    const { accounts } = args.context.services;
    await accounts.allowPasswordReset(input);
    args.context.waitUntil(accounts.requestPasswordReset(input));
  });
}

export const clientAction = submitForm(forgotPasswordSchema, words.somethingWentWrong);

export default function ForgotPassword() {
  const lastResult = useActionData<SubmissionResult<string[]>>();
  if (lastResult?.status === "success") return <Sent email={String(lastResult.initialValue?.email ?? "")} />;
  return <EmailForm lastResult={lastResult} />;
}

function EmailForm({ lastResult }: { lastResult: SubmissionResult<string[]> | undefined }) {
  const [form, fields] = useSchemaForm(forgotPasswordSchema, { id: "forgot-password", lastResult });
  useErrorToast(lastResult, words.error);

  return (
    <>
      <h1 className="text-xl">{words.forgotPasswordTitle}</h1>
      <p className="mt-1 text-muted">{words.forgotPasswordHint}</p>
      <PostForm form={form} submit={words.sendLink} busy={words.sending}>
        <InputField field={fields.email} label={words.email} autoComplete="email" />
      </PostForm>
      <p className="mt-6 text-muted text-sm">
        <ButtonLink to="/auth/login" variant="link" size="inline">
          {words.backToLogin}
        </ButtonLink>
      </p>
    </>
  );
}

/** Does not reveal whether the account exists. */
function Sent({ email }: { email: string }) {
  return (
    <Outcome Icon={MailCheck} title={words.checkYourInbox} isNew>
      <p className="mt-2">
        {words.linkSentStart} <strong className="break-words font-semibold">{email}</strong>
        {words.linkSentEnd}
      </p>
      <p className="mt-2 text-muted text-sm">{words.linkSentHint}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Form action="/auth/forgot-password">
          <Button type="submit" variant="secondary">
            {words.tryAnotherEmail}
          </Button>
        </Form>
        <ButtonLink to="/auth/login" variant="ghost">
          {words.backToLogin}
        </ButtonLink>
      </div>
    </Outcome>
  );
}
