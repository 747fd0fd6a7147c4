import * as z from "zod";
import { tierSchema } from "#core/analysis/scorecard";

/** The id of the request that queued the job, to correlate log lines. */
const requestId = z.string().optional();

/** A demo visitor's resume, which has a queue of its own. */
const isDemo = z.boolean().optional();

const shared = { version: z.literal(1), requestId };

/**
 * The messages from the web Worker to the queue consumer. They carry ids, and which tier to export; the database is the
 * source of truth.
 */
export const jobSchema = z.discriminatedUnion("type", [
  z.object({ ...shared, type: z.literal("process-resume"), resumeId: z.string(), isDemo }),
  z.object({ ...shared, type: z.literal("extend-analysis"), resumeId: z.string() }),
  z.object({ ...shared, type: z.literal("create-sample-tournament"), userId: z.string() }),
  z.object({ ...shared, type: z.literal("send-mail"), mailId: z.string() }),
  z.object({ ...shared, type: z.literal("remove-files"), deletionId: z.string() }),
  z.object({ ...shared, type: z.literal("cache-export"), tournamentId: z.string(), tier: tierSchema }),
  z.object({ ...shared, type: z.literal("deliver-webhook"), deliveryId: z.string() }),
  z.object({ ...shared, type: z.literal("check-fairness"), checkId: z.string() }),
]);

export type Job = z.infer<typeof jobSchema>;

export type QueueName = "jobs" | "demos" | "webhooks" | "tasks";

/**
 * Resumes can wait an hour for each other and for the model. Separate queues keep demo resumes from delaying
 * customers',
 * unresponsive webhook endpoints from delaying resumes, and resumes from delaying short tasks such as mails and
 * deletions.
 */
export function queueOf(job: Job): QueueName {
  switch (job.type) {
    case "process-resume":
      return job.isDemo ? "demos" : "jobs";
    case "extend-analysis":
    case "check-fairness":
      return "jobs";
    case "deliver-webhook":
      return "webhooks";
    default:
      return "tasks";
  }
}

export const jobTypes = jobSchema.options.map(({ shape }) => shape.type.value);
export type QueueOptions = { delaySeconds?: number };

export type ReadableResume = { id: string; isDemo: boolean };

export const removeFilesJob = (deletionId: string): Job => ({ version: 1, type: "remove-files", deletionId });

export const readJob = ({ id, isDemo }: ReadableResume): Job => ({
  version: 1,
  type: "process-resume",
  resumeId: id,
  ...(isDemo && { isDemo }),
});
