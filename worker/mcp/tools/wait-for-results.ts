import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { found } from "#core/errors";
import { tournamentId } from "../fields";
import { defineTool } from "../tool";

const BETWEEN_LOOKS_MS = 1000;

export const waitForResults = defineTool({
  name: "wait_for_results",
  title: "Wait for results",
  description:
    "Waits until every resume of a tournament is read, or the given time is over; then says how far it is. Call it again if isDone is false.",
  scope: "read",
  input: {
    tournamentId,
    seconds: z.number().int().min(0).max(50).default(30).describe("How long to wait at most"),
  },
  run: async ({ services, viewer }, { tournamentId: id, seconds }) => {
    await services.tournaments.requireOwn(viewer.id, id);
    const until = Date.now() + seconds * 1000;
    for (;;) {
      const progress = found(await services.tournaments.findProgress(id), "tournament_not_found");
      const { status, resumeCount, doneCount, errorCount, tierCounts } = progress;
      const isDone = doneCount + errorCount >= resumeCount;
      if (isDone || Date.now() + BETWEEN_LOOKS_MS > until)
        return { data: { isDone, status, resumeCount, doneCount, errorCount, tierCounts } };
      await pause(BETWEEN_LOOKS_MS);
    }
  },
});
