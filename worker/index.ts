import type { WebEnv } from "#platform/env";
import { createServices } from "#platform/services";
import { app } from "./app";

export { CallCounter } from "./durable-objects/call-counter";
export { TournamentRoom } from "./durable-objects/tournament-room";

/** The front door. `app.ts` shows what it answers. */
export default {
  fetch: app.fetch,

  async scheduled(_controller, env) {
    const swept = await createServices(env).sweep();
    if (swept.requeued + swept.finished > 0) console.log({ message: "sweep", ...swept });
  },
} satisfies ExportedHandler<WebEnv>;
