import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  Form,
  useActionData,
  useLoaderData,
  useNavigate,
  useSubmit,
} from "@remix-run/react";
import { CircleCheck, CircleDashed } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button, ButtonLink, Notice, Problem, Progress, Spinner } from "#app/components/ui.ts";
import { cn } from "#app/lib/cn.ts";
import { describeFailure } from "#app/lib/form-action.server.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { isDomainError } from "#app/lib/route.server.ts";
import { destination, withNext } from "#app/lib/safe-redirect.ts";
import { toast } from "#app/lib/toast.ts";
import * as words from "../words";
import { useSampleCheck } from "./use-sample-check";

const BACK_TO_SIGNUP_MS = 2000;

export const meta = pageMeta(words.accountSetupTitle);

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const next = destination(request);
  if (context.viewer) return { next, isRegistered: true, email: context.viewer.email };
  const pending = await context.authCookies.readPendingSignup();
  if (!pending) throw redirect("/auth/login");
  return { next, isRegistered: false, email: pending.email };
}

export async function action({ context }: ActionFunctionArgs) {
  if (context.viewer) return data({ error: null });
  const credentials = await context.authCookies.readPendingSignup();
  if (!credentials) throw redirect("/auth/login");
  try {
    const { accounts } = context.services;
    const { token, user } = await accounts.register(credentials);
    context.authCookies.signIn(token);
    await Promise.all([context.authCookies.rememberBrowser(user.email), accounts.giveSample(user.id)]);
    context.authCookies.clearPendingSignup();
    return data({ error: null });
  } catch (error) {
    if (isDomainError(error)) context.authCookies.clearPendingSignup();
    const { message, status } = describeFailure(context, error, words.registrationFailed);
    return data({ error: message }, { status });
  }
}

export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<{ error: string | null }>();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { error: words.registrationFailed };
  }
}

export default function AccountSetup() {
  const answer = useActionData<typeof action>();
  const { next, email, ...loaded } = useLoaderData<typeof loader>();
  const isRegistered = loaded.isRegistered || answer?.error === null;
  const error = answer?.error ?? null;
  const navigate = useNavigate();
  const submit = useSubmit();
  const hasAsked = useRef(false);
  const check = useSampleCheck({ next, isStopped: error !== null });

  useEffect(() => {
    if (isRegistered || hasAsked.current) return;
    hasAsked.current = true;
    submit(null, { method: "post" });
  }, [isRegistered, submit]);

  useEffect(() => {
    if (!error) return;
    toast({ variant: "error", title: words.registrationError, description: error });
    const timer = setTimeout(
      () => navigate(withNext("/auth/signup", next), { replace: true, state: { email } }),
      BACK_TO_SIGNUP_MS,
    );
    return () => clearTimeout(timer);
  }, [error, email, next, navigate]);

  return (
    <>
      <h1 className="text-xl">{check === "ready" ? words.accountReady : words.accountSetupTitle}</h1>
      <p className="mt-1 text-muted">
        {check !== "ready" ? words.setupHint : next === "/dashboard" ? words.toDashboard : words.toNextStep}
      </p>
      <SetupProgress isRegistered={isRegistered} isReady={check === "ready"} isStopped={error !== null} />
      <Problem text={error} className="mt-6" />
      {check === "slow" && (
        <Notice tone="warn" role="status" className="mt-6">
          {words.setupSlow}
        </Notice>
      )}
      <noscript>
        <Form method="post" className="mt-6">
          {isRegistered ? (
            <ButtonLink href={next}>{words.continueButton}</ButtonLink>
          ) : error ? (
            <ButtonLink href={withNext("/auth/signup", next)}>{words.backToSignUp}</ButtonLink>
          ) : (
            <Button type="submit">{words.createAccount}</Button>
          )}
        </Form>
      </noscript>
    </>
  );
}

const STEPS = [words.accountCreated, words.demoPrepared, words.sampleCandidatesLoaded, words.dashboardReady];
const MAX_PERCENT_BEFORE_DONE = 90;

type Props = { isRegistered: boolean; isReady: boolean; isStopped: boolean };

function SetupProgress({ isRegistered, isReady, isStopped }: Props) {
  const simulated = useSimulatedPercent(!isReady && !isStopped);
  const doneSteps = isReady ? STEPS.length : isRegistered ? 1 : 0;

  return (
    <>
      <Progress className="mt-6" aria-label={words.accountSetup} value={isReady ? 100 : simulated} />
      <ol className="mt-6 flex flex-col gap-3">
        {STEPS.map((step, index) => {
          const isDone = index < doneSteps;
          const isCurrent = index === doneSteps && !isStopped;
          return (
            <li key={step} className={cn("flex items-center gap-3", !isDone && !isCurrent && "text-muted")}>
              {isDone ? (
                <CircleCheck className="size-5 text-accent" aria-hidden />
              ) : isCurrent ? (
                <Spinner className="size-5" />
              ) : (
                <CircleDashed className="size-5" aria-hidden />
              )}
              {step}
              <span className="sr-only">
                {isDone ? words.done : isCurrent ? words.inProgress : words.waiting}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** There is no real progress to measure, so the bar approaches its limit but never reaches it. */
function useSimulatedPercent(isRunning: boolean): number {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(
      () =>
        setPercent((shown) =>
          Math.min(MAX_PERCENT_BEFORE_DONE, shown + Math.max(1, (MAX_PERCENT_BEFORE_DONE - shown) / 12)),
        ),
      500,
    );
    return () => clearInterval(timer);
  }, [isRunning]);
  return Math.round(percent);
}
