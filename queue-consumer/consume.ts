import { AnalyzerError, retryAfterSeconds } from "#core/analysis/analyzer";
import { describeError } from "#core/describe-error";
import { describeFailure, subjectOf } from "#core/jobs/failed-job";
import type { Job } from "#core/jobs/job";
import { CLAIM_SECONDS, type Processed } from "#core/resumes/process-resume";
import type { JobServices } from "#platform/job-services";

/** One delivery and three retries; the queue would make two more. */
const MAX_ATTEMPTS = 4;

/** Deliveries before a message goes to the dead-letter queue, as configured in wrangler.toml. */
const ALL_DELIVERIES = 6;

/** By then, the worker that holds the resume has finished it or lost its claim. */
const WHEN_FREE = { delaySeconds: CLAIM_SECONDS + 20 };

/** The longest pause between two attempts, even if the model asks for more. */
const LONGEST_WAIT_SECONDS = 900;

/** A busy model needs a longer pause than other failures: 15, 60 and 240 seconds, or as long as it asks for. */
function retryDelay(error: unknown, attempt: number): number {
  const delay = (seconds: number) => seconds * 4 ** (attempt - 1);
  if (!(error instanceof AnalyzerError)) return delay(2);
  return Math.min(LONGEST_WAIT_SECONDS, Math.max(delay(15), retryAfterSeconds(error.detail) ?? 0));
}

/** Runs a job. Temporary failures are retried after 2, 8 and 32 seconds; then the job is given up. */
export async function consumeMessage(services: JobServices, message: Message, job: Job): Promise<void> {
  const { attempts } = message;
  const startedAt = Date.now();
  const isLast = attempts >= MAX_ATTEMPTS;
  try {
    await services.noteTaken(job, message.timestamp);
    const outcome = await run(services, job, isLast);
    if (outcome === "claimed") return message.retry(WHEN_FREE);
    await services.noteJobEnd({ job, isGivenUp: false, error: describeFailure(undefined), attempts });
    message.ack();
    logEnd(services, message, job, { outcome, startedAt });
  } catch (error) {
    console.error({
      message: "job failed",
      job,
      attempt: attempts,
      isLast,
      error: describeError(error),
    });
    if (isLast) await endJob(services, message, job, { error: describeFailure(error), attempts });
    else message.retry({ delaySeconds: retryDelay(error, attempts) });
  }
}

/** Gives up a job without running it: its runs killed the Worker, or it was still claimed at every delivery. */
export async function consumeDeadLetter(services: JobServices, message: Message, job: Job): Promise<void> {
  const error = describeFailure(undefined);
  await endJob(services, message, job, { error, attempts: ALL_DELIVERIES });
}

async function endJob(
  services: JobServices,
  message: Message,
  job: Job,
  failure: { error: string; attempts: number },
): Promise<void> {
  const startedAt = Date.now();
  try {
    if ((await giveUp(services, job)) === "claimed") return message.retry(WHEN_FREE);
    await services.noteJobEnd({ job, isGivenUp: true, ...failure });
    message.ack();
    logEnd(services, message, job, { outcome: "given_up", startedAt });
  } catch (error) {
    console.error({ message: "job could not be given up", job, error: describeError(error) });
    message.retry({ delaySeconds: 30 });
  }
}

/** One log line per finished job. "waiting" is the time since it was queued, including earlier attempts. */
function logEnd(
  services: JobServices,
  { attempts, timestamp }: Message,
  job: Job,
  { outcome, startedAt }: { outcome: string; startedAt: number },
): void {
  console.log({
    message: "job finished",
    type: job.type,
    subject: subjectOf(job),
    requestId: job.requestId,
    ...("isDemo" in job && { isDemo: job.isDemo }),
    outcome,
    attempts,
    waitingMs: startedAt - timestamp.getTime(),
    ...services.spent(),
    totalMs: Date.now() - startedAt,
  });
}

type Outcome = Processed | "settled";

async function run(services: JobServices, job: Job, isLastAttempt: boolean): Promise<Outcome> {
  switch (job.type) {
    case "process-resume":
      return services.processResume(job.resumeId, { isLastAttempt });
    case "extend-analysis":
      return services.updateStaleResume(job.resumeId);
    case "create-sample-tournament":
      await services.createSampleTournament(job.userId);
      return "settled";
    case "send-mail":
      await services.deliverMail(job.mailId);
      return "settled";
    case "remove-files":
      await services.removeFiles(job.deletionId);
      return "settled";
    case "cache-export":
      await services.cacheExport(job);
      return "settled";
    case "deliver-webhook":
      await services.deliverWebhook(job.deliveryId);
      return "settled";
    case "check-fairness":
      await services.runCheck(job.checkId);
      return "settled";
  }
}

/**
 * Samples, mails, file removals and webhooks stay marked as not done in the database; the sweeper queues them again.
 */
async function giveUp(services: JobServices, job: Job): Promise<"settled" | "claimed"> {
  switch (job.type) {
    case "process-resume":
      return services.giveUpOnResume(job.resumeId);
    case "extend-analysis":
      return services.giveUpOnExtension(job.resumeId);
    case "check-fairness":
      await services.giveUpOnCheckedResume(job.checkId);
      return "settled";
    default:
      return "settled";
  }
}
