import type { Job } from "#core/jobs/job";

type Deps = {
  now(): Date;
  deliveries: {
    /** Deliveries that are due and not queued; marks them as queued now. */
    takeDue(options: {
      now: Date;
      queuedBefore: Date;
      limit: number;
      tournamentId?: string;
    }): Promise<string[]>;
  };
  jobs: { enqueue(jobs: Job[]): Promise<void> };
};

/** Queues a listing's due deliveries. The sweeper queues what exceeds the limit or fails here. */
export async function queueDeliveries(deps: Deps, tournamentId: string): Promise<void> {
  const now = deps.now();
  const ids = await deps.deliveries.takeDue({ now, queuedBefore: new Date(0), limit: 100, tournamentId });
  if (ids.length > 0) await deps.jobs.enqueue(ids.map(deliveryJob)).catch(() => {});
}

export const deliveryJob = (deliveryId: string): Job => ({
  version: 1,
  type: "deliver-webhook",
  deliveryId,
});
