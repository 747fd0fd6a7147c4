import type { WebEnv } from "#platform/env";
import { createServices } from "#platform/services";
import { app } from "./app";

export { TournamentRoom } from "./durable-objects/tournament-room";

/** The front door. `app.ts` shows what it answers. */
export default {
  fetch: app.fetch,

  async scheduled(_controller, env) {
    const swept = await createServices(env).sweep();
    // With the head of the audit log's chain: kept outside the database, it shows whether the end was cut off.
    if (swept.requeued + swept.finished > 0 || swept.sealed) console.log({ message: "sweep", ...swept });
  },
} satisfies ExportedHandler<WebEnv>;
