import type { WebEnv } from "#platform/env";
import { createServices } from "#platform/services";
import { app } from "./app";

export { CallCounter } from "./durable-objects/call-counter";
export { TournamentRoom } from "./durable-objects/tournament-room";

/** The front door. `app.ts` shows what it answers. */
export default {
  fetch: app.fetch,

  /** Every minute; once an hour it deletes what is past its retention. */
  async scheduled({ scheduledTime }, env) {
    const services = createServices(env);
    const swept = await services.sweep();
    if (swept.requeued + swept.finished > 0) console.log({ message: "sweep", ...swept });
    if (new Date(scheduledTime).getUTCMinutes() !== 0) return;
    const deleted = await services.applyRetention();
    if (deleted.tournaments + deleted.resumes > 0) console.log({ message: "retention", ...deleted });
  },
} satisfies ExportedHandler<WebEnv>;
