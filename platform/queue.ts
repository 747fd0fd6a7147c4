import type { Job } from "#core/jobs/job";

/** A batch of the queue holds at most 100 messages. */
const BATCH = 100;

export function createJobQueue(queue: Queue<Job>) {
  return {
    async enqueue(jobs: Job[]): Promise<void> {
      for (let start = 0; start < jobs.length; start += BATCH) {
        await queue.sendBatch(
          jobs.slice(start, start + BATCH).map((body) => ({ body, contentType: "json" })),
        );
      }
    },
  };
}
