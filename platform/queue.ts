import { type Job, type QueueName, type QueueOptions, queueOf } from "#core/jobs/job";

/** Queues accept at most 100 messages per batch. */
const BATCH = 100;

type Queues = Record<QueueName, Queue<Job>>;

/** `requestId` identifies the request that caused the jobs, if there is one. */
export function createJobQueue(queues: Queues, requestId?: string) {
  return {
    async enqueue(jobs: Job[], options?: QueueOptions): Promise<void> {
      const traced = requestId ? jobs.map((job) => ({ ...job, requestId })) : jobs;
      for (const [name, queue] of Object.entries(queues)) {
        const own = traced.filter((job) => queueOf(job) === name);
        await send(queue, own, options);
      }
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
