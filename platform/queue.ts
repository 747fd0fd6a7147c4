import type { Job } from "#core/jobs/job";

/** A batch of the queue holds at most 100 messages. */
const BATCH = 100;

/** `requestId`: of the request these jobs come from, if they come from one. */
export function createJobQueue(queue: Queue<Job>, requestId?: string) {
  return {
    async enqueue(jobs: Job[]): Promise<void> {
      for (let start = 0; start < jobs.length; start += BATCH) {
        await queue.sendBatch(
          jobs
            .slice(start, start + BATCH)
            .map((job) => ({ body: requestId ? { ...job, requestId } : job, contentType: "json" })),
        );
      }
    },
  };
}
