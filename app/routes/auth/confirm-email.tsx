import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { CircleCheck, Link2Off, MailCheck } from "lucide-react";
import { ButtonLink, FormErrors, SubmitButton } from "#app/components/ui.ts";
import { describeFailure } from "#app/lib/form-action.server.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { paramOf } from "#app/lib/route.server.ts";
import { Outcome } from "./outcome";
import * as words from "./words";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta = pageMeta(words.confirmEmailTitle);

/** Read-only, because mail scanners open every link in a mail. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return {
    state: await context.services.accounts.readConfirmation(paramOf(request, "token")),
    isSignedIn: context.viewer !== null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  try {
    await context.services.accounts.confirmEmail({ token: paramOf(request, "token") });
    return data({ error: null });
  } catch (error) {
    const { message, status } = describeFailure(context, error, words.somethingWentWrong);
    return data({ error: message }, { status });
  }
}

export default function ConfirmEmail() {
  const { state, isSignedIn } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isConfirmed = answer?.error === null || state === "confirmed";
  if (!isConfirmed && state === "open") return <Ask error={answer?.error ?? undefined} />;
  return (
    <Outcome
      key={String(isConfirmed)}
      Icon={isConfirmed ? CircleCheck : Link2Off}
      title={isConfirmed ? words.emailConfirmed : words.invalidConfirmationLink}
      text={isConfirmed ? words.emailConfirmedHint : words.invalidConfirmationLinkHint}
      isNew={isConfirmed}
    >
      <ButtonLink to={isSignedIn ? "/dashboard" : "/auth/login"} className="mt-6">
        {isSignedIn ? words.goToDashboard : words.goToLogin}
      </ButtonLink>
    </Outcome>
  );
}

function Ask({ error }: { error: string | undefined }) {
  return (
    <Outcome Icon={MailCheck} title={words.confirmEmailTitle} text={words.confirmEmailHint}>
      <Form method="post" className="mt-6 flex flex-col gap-5">
        <FormErrors id="confirm-email-error" errors={error === undefined ? undefined : [error]} />
        <SubmitButton className="self-start" busy={words.confirming}>
          {words.confirmEmail}
        </SubmitButton>
      </Form>
    </Outcome>
  );
}
