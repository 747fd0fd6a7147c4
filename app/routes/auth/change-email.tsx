import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { FormErrors } from "#app/components/ui/field.tsx";
import { isDomainError } from "#app/lib/domain-error.server.ts";
import { titled } from "#app/lib/titled.ts";
import { describeError } from "#core/describe-error";
import * as words from "./words";

const FALLBACK = words.somethingWentWrongPlease;

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta = titled(words.changeEmailTitle);

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

/** Read-only, because mail scanners open every link in a mail. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return context.services.accounts.readEmailChange(tokenOf(request));
}

export async function action({ request, context }: ActionFunctionArgs) {
  try {
    const isChanged = await context.services.accounts.confirmEmailChange({ token: tokenOf(request) });
    return data({ isChanged, error: null });
  } catch (error) {
    if (isDomainError(error))
      return data({ isChanged: false, error: error.message }, { status: error.status });
    console.error({ message: FALLBACK, requestId: context.requestId, error: describeError(error) });
    return data({ isChanged: false, error: FALLBACK }, { status: 500 });
  }
}

export default function ChangeEmail() {
  const link = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isPending = useNavigation().state !== "idle";
  if (answer?.isChanged) {
    return <Said title={words.yourEmailAddress}>{words.fromNowOnLog}</Said>;
  }
  if (link.state === "invalid") {
    return <Said title={words.invalidLink}>{words.itHasExpired}</Said>;
  }
  if (answer?.error === null || link.state === "waiting") {
    return <Said title={words.oneMoreConfirmation}>{words.nowOpenTheLink}</Said>;
  }
  return (
    <>
      <h1 className="text-xl">{words.confirmTheNewEmail}</h1>
      <p className="mt-2 text-muted">
        {words.yourAccountMovesTo}{" "}
        <strong className="break-words font-medium text-ink">{link.newEmail}</strong>{" "}
        {words.onceBothAddresses}
      </p>
      <Form method="post" className="mt-6 flex flex-col gap-5">
        <FormErrors id="change-email-error" errors={answer?.error ? [answer.error] : undefined} />
        <Button type="submit" disabled={isPending} className="self-start">
          {isPending ? words.confirming : words.confirmTheChange}
        </Button>
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
        {words.goToYourAccount}
      </ButtonLink>
    </div>
  );
}
