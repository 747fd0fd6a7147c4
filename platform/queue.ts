import type { Job, QueueOptions } from "#core/jobs/job";

/** A batch of the queue holds at most 100 messages. */
const BATCH = 100;

const isWebhook = ({ type }: Job) => type === "deliver-webhook";

/**
 * Webhooks have a queue of their own: endpoints that do not answer keep no resume waiting. `requestId`: of the
 * request these jobs come from, if they come from one.
 */
export function createJobQueue(queues: { jobs: Queue<Job>; webhooks: Queue<Job> }, requestId?: string) {
  return {
    async enqueue(jobs: Job[], options?: QueueOptions): Promise<void> {
      const traced = requestId ? jobs.map((job) => ({ ...job, requestId })) : jobs;
      await send(
        queues.jobs,
        traced.filter((job) => !isWebhook(job)),
        options,
      );
      await send(queues.webhooks, traced.filter(isWebhook), options);
    },
  };
}

async function send(queue: Queue<Job>, jobs: Job[], options?: QueueOptions): Promise<void> {
  for (let start = 0; start < jobs.length; start += BATCH) {
    const batch = jobs.slice(start, start + BATCH);
    await queue.sendBatch(
      batch.map((body) => ({ body, contentType: "json" })),
      options,
    );
  }
}
