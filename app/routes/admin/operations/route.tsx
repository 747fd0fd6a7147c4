import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { RetryNotice } from "#app/components/retry-notice.tsx";
import { PageHeader } from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { isDomainError, requireAdmin } from "#app/lib/route.server.ts";
import { useFormAnswer } from "#app/lib/use-form-answer.ts";
import type { Actor } from "#core/audit/audit-event";
import { jobTypes } from "#core/jobs/job";
import { OperationsPage } from "./operations-page";
import * as words from "./words";

export const meta = pageMeta(words.operations);

export async function loader(args: LoaderFunctionArgs) {
  requireAdmin(args);
  return args.context.services.operations.get();
}

export async function action(args: ActionFunctionArgs) {
  const { id } = requireAdmin(args);
  try {
    const form = await args.request.formData();
    return { said: await rerun(args.context.services, { kind: "admin", id }, form) };
  } catch (error) {
    if (!isDomainError(error)) throw error;
    // The job was removed in the meantime; the reloaded list shows that.
    return { said: error.message };
  }
}

export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<{ said: string }>();
  } catch (error) {
    if (error instanceof Response) throw error;
    return data({ failed: words.rerunFailed }, { status: 500 });
  }
}

export default function Operations() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useFormAnswer<{ said?: string; failed?: string }>();
  return <OperationsPage loaded={loaded} answer={answer} />;
}

export function ErrorBoundary() {
  return (
    <>
      <PageHeader title={words.operations} />
      <RetryNotice title={words.loadFailed} text={words.loadFailedHint} />
    </>
  );
}

const SAID = {
  asked: words.jobQueued,
  asked_before: words.jobAlreadyQueued,
  nothing_left: words.nothingLeftToDo,
};

/** Runs one failed job again, or all of a type. Returns a message for the user. */
async function rerun(services: AppLoadContext["services"], actor: Actor, form: FormData): Promise<string> {
  const type = jobTypes.find((one) => one === form.get("type"));
  if (!type) return SAID[await services.operations.rerunFailedJob({ actor, id: String(form.get("id")) })];
  const { asked, hasMore } = await services.operations.rerunFailedJobs({ actor, type });
  const jobs = count(asked, "job");
  return hasMore ? words.someQueued(jobs) : words.allQueued(jobs);
}
