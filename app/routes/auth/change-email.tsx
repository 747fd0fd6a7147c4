import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink, FormErrors, SubmitButton } from "#app/components/ui.ts";
import { describeFailure } from "#app/lib/form-action.server.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { paramOf } from "#app/lib/route.server.ts";
import { useFormAnswer } from "#app/lib/use-form-answer.ts";
import * as words from "./words";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta = pageMeta(words.changeEmailTitle);

/** Read-only, because mail scanners open every link in a mail. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return context.services.accounts.readEmailChange(paramOf(request, "token"));
}

export async function action({ request, context }: ActionFunctionArgs) {
  try {
    const isChanged = await context.services.accounts.confirmEmailChange({
      token: paramOf(request, "token"),
    });
    return data({ isChanged, error: null });
  } catch (error) {
    const { message, status } = describeFailure(context, error, words.somethingWentWrong);
    return data({ isChanged: false, error: message }, { status });
  }
}

export default function ChangeEmail() {
  const link = useLoaderData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  if (answer?.isChanged) {
    return <Said title={words.emailChanged}>{words.emailChangedHint}</Said>;
  }
  if (link.state === "invalid") {
    return <Said title={words.invalidLink}>{words.invalidLinkHint}</Said>;
  }
  if (answer?.error === null || link.state === "waiting") {
    return <Said title={words.oneMoreConfirmation}>{words.oneMoreConfirmationHint}</Said>;
  }
  return (
    <>
      <h1 className="text-xl">{words.confirmNewEmail}</h1>
      <p className="mt-2 text-muted">
        {words.changeEmailStart} <strong className="break-words font-medium text-ink">{link.newEmail}</strong>{" "}
        {words.changeEmailEnd}
      </p>
      <Form method="post" className="mt-6 flex flex-col gap-5">
        <FormErrors id="change-email-error" errors={answer?.error ? [answer.error] : undefined} />
        <SubmitButton className="self-start" busy={words.confirming}>
          {words.confirmChange}
        </SubmitButton>
      </Form>
    </>
  );
}

function Said({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status">
      <h1 className="text-xl">{title}</h1>
      <p className="mt-2 text-muted">{children}</p>
      <ButtonLink to="/account" className="mt-6">
        {words.goToAccount}
      </ButtonLink>
    </div>
  );
}
