import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { CircleCheck, Link2Off, MailCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { FormErrors } from "#app/components/ui/field.tsx";
import { isDomainError } from "#app/lib/domain-error.server.ts";
import { titled } from "#app/lib/titled.ts";
import { describeError } from "#core/describe-error";
import * as words from "./words";

const FALLBACK = words.somethingWentWrongPlease;

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta = titled(words.confirmEmailTitle);

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

/** Read-only, because mail scanners open every link in a mail. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return {
    state: await context.services.accounts.readConfirmation(tokenOf(request)),
    isSignedIn: context.viewer !== null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  try {
    await context.services.accounts.confirmEmail({ token: tokenOf(request) });
    return data({ error: null });
  } catch (error) {
    if (isDomainError(error)) return data({ error: error.message }, { status: error.status });
    console.error({ message: FALLBACK, requestId: context.requestId, error: describeError(error) });
    return data({ error: FALLBACK }, { status: 500 });
  }
}

export default function ConfirmEmail() {
  const { state, isSignedIn } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.error === null || state === "confirmed") return <Confirmed isSignedIn={isSignedIn} />;
  return state === "open" ? <Ask error={answer?.error} /> : <InvalidLink isSignedIn={isSignedIn} />;
}

function Ask({ error }: { error: string | undefined }) {
  const isPending = useNavigation().state !== "idle";
  return (
    <>
      <MailCheck className="size-8 text-accent" aria-hidden />
      <h1 className="mt-4 text-xl">{words.confirmEmailTitle}</h1>
      <p className="mt-2 text-muted">{words.confirmAndOurEmails}</p>
      <Form method="post" className="mt-6 flex flex-col gap-5">
        <FormErrors id="confirm-email-error" errors={error === undefined ? undefined : [error]} />
        <Button type="submit" disabled={isPending} className="self-start">
          {isPending ? words.confirming : words.confirmThisAddress}
        </Button>
      </Form>
    </>
  );
}

function Confirmed({ isSignedIn }: { isSignedIn: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <CircleCheck className="size-8 text-accent" aria-hidden />
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-xl outline-none">
        {words.confirmEmailYourEmailAddress}
      </h1>
      <p className="mt-2 text-muted">{words.thereIsNothingMore}</p>
      <GoOn isSignedIn={isSignedIn} />
    </>
  );
}

function InvalidLink({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <>
      <Link2Off className="size-8 text-muted" aria-hidden />
      <h1 className="mt-4 text-xl">{words.invalidConfirmationLink}</h1>
      <p className="mt-2 text-muted">{words.itMayBeIncomplete}</p>
      <GoOn isSignedIn={isSignedIn} />
    </>
  );
}

function GoOn({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <ButtonLink to={isSignedIn ? "/dashboard" : "/auth/login"} className="mt-6">
      {isSignedIn ? words.goToTheDashboard : words.goToLogin}
    </ButtonLink>
  );
}
