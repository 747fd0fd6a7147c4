import type { WebEnv } from "#platform/env";
import { createServices } from "#platform/services";
import { app } from "./app";
import { receiveMail } from "./receive-mail";

export { AttemptTally } from "./durable-objects/attempt-tally";
export { CallCounter } from "./durable-objects/call-counter";
export { TournamentChannel } from "./durable-objects/tournament-channel";

/** The web Worker. Its routes are in `app.ts`. */
export default {
  fetch: app.fetch,

  /** Mails to tournaments, from Email Routing. */
  email: receiveMail,

  /** Runs every minute; once an hour it also applies retention and archives old audit entries. */
  async scheduled({ scheduledTime }, env) {
    const services = createServices(env);
    const swept = await services.operations.sweep();
    // Logs the head of the audit chain: kept outside the database, it reveals a log that was cut short.
    if (swept.requeued + swept.finished > 0 || swept.sealed) console.log({ message: "sweep", ...swept });
    if (new Date(scheduledTime).getUTCMinutes() !== 0) return;
    const deleted = await services.retention.apply();
    if (deleted.tournaments + deleted.resumes > 0) console.log({ message: "retention", ...deleted });
    const archived = await services.audit.archive();
    if (archived > 0) console.log({ message: "audit archived", entries: archived });
  },
} satisfies ExportedHandler<WebEnv>;
