import * as z from "zod";
import { tierSchema } from "#core/analysis/scorecard";

/** Of the request that asked for it, so that what both log can be found together. */
const requestId = z.string().optional();

/** True of a visitor's resume: no customer's waits behind it. */
const isDemo = z.boolean().optional();

const shared = { version: z.literal(1), requestId };

/** What the web Worker asks of the queue consumer. Messages carry ids only; the rows hold the truth. */
export const jobSchema = z.discriminatedUnion("type", [
  z.object({ ...shared, type: z.literal("process-resume"), resumeId: z.string(), isDemo }),
  z.object({ ...shared, type: z.literal("extend-analysis"), resumeId: z.string() }),
  z.object({ ...shared, type: z.literal("create-sample-tournament"), userId: z.string() }),
  z.object({ ...shared, type: z.literal("send-mail"), mailId: z.string() }),
  z.object({ ...shared, type: z.literal("remove-files"), deletionId: z.string() }),
  z.object({ ...shared, type: z.literal("cache-export"), tournamentId: z.string(), tier: tierSchema }),
  z.object({ ...shared, type: z.literal("deliver-webhook"), deliveryId: z.string() }),
]);

export type Job = z.infer<typeof jobSchema>;

export type QueueName = "jobs" | "demos" | "webhooks" | "tasks";

/**
 * Resumes wait for each other and for the model, sometimes for an hour. So a visitor's resume never stands before a
 * customer's, an endpoint that does not answer holds up no resume, and what takes a second (a mail, a deletion) waits
 * for none of them.
 */
export function queueOf(job: Job): QueueName {
  switch (job.type) {
    case "process-resume":
      return job.isDemo ? "demos" : "jobs";
    case "extend-analysis":
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

export const readJob = ({ id, isDemo }: ReadableResume): Job => ({
  version: 1,
  type: "process-resume",
  resumeId: id,
  ...(isDemo && { isDemo }),
});
