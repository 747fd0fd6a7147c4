import type { WebEnv } from "#platform/env";
import { createServices } from "#platform/services";
import { app } from "./app";

export { AttemptTally } from "./durable-objects/attempt-tally";
export { CallCounter } from "./durable-objects/call-counter";
export { TournamentChannel } from "./durable-objects/tournament-channel";

/** The web Worker. `app.ts` shows what it answers. */
export default {
  fetch: app.fetch,

  /** Every minute; once an hour it deletes what is past its retention, and archives what is old of the audit log. */
  async scheduled({ scheduledTime }, env) {
    const services = createServices(env);
    const swept = await services.operations.sweep();
    // With the head of the audit log's chain: kept outside the database, it shows whether the end was cut off.
    if (swept.requeued + swept.finished > 0 || swept.sealed) console.log({ message: "sweep", ...swept });
    if (new Date(scheduledTime).getUTCMinutes() !== 0) return;
    const deleted = await services.retention.apply();
    if (deleted.tournaments + deleted.resumes > 0) console.log({ message: "retention", ...deleted });
    const archived = await services.audit.archive();
    if (archived > 0) console.log({ message: "audit archived", entries: archived });
  },
} satisfies ExportedHandler<WebEnv>;
