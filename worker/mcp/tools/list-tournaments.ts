import * as z from "zod";
import { defineTool } from "../tool";

export const listTournaments = defineTool({
  name: "list_tournaments",
  title: "List tournaments",
  description:
    "Lists your newest tournaments, with how many resumes they have and in which tiers. `total` is how many there are.",
  scope: "read",
  input: { limit: z.number().int().min(1).max(100).default(50) },
  run: async ({ services, viewer }, { limit }) => {
    const tournaments = [];
    const { tournamentCount: total } = await services.tournaments.findTotals(viewer.id);
    for await (const one of services.tournaments.list(viewer.id)) {
      const { id, name, status, createdAt, resumeCount, doneCount, errorCount, tierCounts } = one;
      tournaments.push({
        ...{ id, name, status, createdAt, resumeCount, doneCount, errorCount, tierCounts },
        isSample: one.isDemoTournament,
      });
      if (tournaments.length === limit) break;
    }
    return { data: { total, tournaments } };
  },
});
