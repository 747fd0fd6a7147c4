import type { AppLoadContext } from "@remix-run/cloudflare";
import { count } from "#app/lib/format.ts";
import type { Actor } from "#core/audit/audit-event";
import { jobTypes } from "#core/jobs/job";

const SAID = {
  asked: "The job is on its way again.",
  asked_before: "The job was asked for a moment ago already.",
  nothing_left: "Nothing was left to do: it has been done meanwhile, or what it was for is gone.",
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
  const words = `${count(asked, "job")} ${asked === 1 ? "is" : "are"} on the way again.`;
  return hasMore ? `${words} There are more: press the button once more.` : words;
}
