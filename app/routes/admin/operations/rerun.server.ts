import type { AppLoadContext } from "@remix-run/cloudflare";
import { count } from "#app/lib/format.ts";
import type { Actor } from "#core/audit/audit-event";
import { jobTypes } from "#core/jobs/job";
import * as words from "./words";

const SAID = {
  asked: words.jobRunsAgain,
  asked_before: words.jobAlreadyRuns,
  nothing_left: words.nothingWasLeft,
};

/** Runs one failed job again, or all of a type. Returns a message for the user. */
export async function rerun(
  services: AppLoadContext["services"],
  actor: Actor,
  form: FormData,
): Promise<string> {
  const type = jobTypes.find((one) => one === form.get("type"));
  if (!type) return SAID[await services.operations.rerunFailedJob({ actor, id: String(form.get("id")) })];
  const { asked, hasMore } = await services.operations.rerunFailedJobs({ actor, type });
  const jobs = count(asked, "job");
  return hasMore ? words.someRunAgain(jobs) : words.allRunAgain(jobs);
}
