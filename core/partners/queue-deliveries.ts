import type { Job } from "#core/jobs/job";

type Deps = {
  now(): Date;
  deliveries: {
    /** Deliveries to be sent now that have no message on its way; marks them queued now. */
    takeDue(options: {
      now: Date;
      queuedBefore: Date;
      limit: number;
      tournamentId?: string;
    }): Promise<string[]>;
  };
  jobs: { enqueue(jobs: Job[]): Promise<void> };
};

/** Asks for what a listing's partner is to be told now. Beyond the limit, and after a fault, the sweeper does. */
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
