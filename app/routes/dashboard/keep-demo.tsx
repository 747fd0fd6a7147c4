import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button, ButtonLink, PageHeader, Problem, Spinner } from "#app/components/ui.ts";
import { describeFailure } from "#app/lib/form-action.server.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { paramOf, requireUser } from "#app/lib/route.server.ts";
import * as words from "./words";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta = pageMeta(words.keepDemoTitle);

export function loader(args: LoaderFunctionArgs) {
  requireUser(args);
  return { demoId: paramOf(args.request, "demo") };
}

export async function action(args: ActionFunctionArgs) {
  const { id: userId } = requireUser(args);
  const { services, authCookies } = args.context;
  const demoId = String((await args.request.formData()).get("demo"));
  try {
    const id = await services.demos.keep({ userId, demoId, sealed: authCookies.readDemos() });
    return redirect(`/dashboard/tournament/${id}`);
  } catch (error) {
    const { message, status } = describeFailure(args.context, error, words.keepDemoFailed);
    return data({ error: message }, { status });
  }
}

/** Last step from the landing page through sign-up. */
export default function KeepDemo() {
  const { demoId } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.error;
  const isPending = useNavigation().state !== "idle";
  const submit = useSubmit();
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    submit({ demo: demoId }, { method: "post", replace: true });
  }, [demoId, submit]);

  return (
    <div className="mx-auto max-w-lg">
      <PageHeader title={words.keepDemoTitle} />
      {error === undefined ? (
        <>
          <Spinner label={words.movingDemo} />
          <noscript>
            <Form method="post">
              <input type="hidden" name="demo" value={demoId} />
              <Button type="submit">{words.keepIt}</Button>
            </Form>
          </noscript>
        </>
      ) : (
        <>
          <Problem text={error} />
          <Form method="post" replace className="mt-6 flex flex-wrap gap-3">
            <input type="hidden" name="demo" value={demoId} />
            <Button type="submit" disabled={isPending}>
              {words.tryAgain}
            </Button>
            <ButtonLink to="/dashboard" variant="secondary">
              {words.backToDashboard}
            </ButtonLink>
          </Form>
        </>
      )}
    </div>
  );
}
