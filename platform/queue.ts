import type { Job, QueueOptions } from "#core/jobs/job";

/** A batch of the queue holds at most 100 messages. */
const BATCH = 100;

const isWebhook = ({ type }: Job) => type === "deliver-webhook";

/** Webhooks have a queue of their own: endpoints that do not answer keep no resume waiting. */
export function createJobQueue(queues: { jobs: Queue<Job>; webhooks: Queue<Job> }) {
  return {
    async enqueue(jobs: Job[], options?: QueueOptions): Promise<void> {
      await send(
        queues.jobs,
        jobs.filter((job) => !isWebhook(job)),
        options,
      );
      await send(queues.webhooks, jobs.filter(isWebhook), options);
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
