import * as z from "zod";
import { defineTool } from "../tool";

export const listTournaments = defineTool({
  name: "list_tournaments",
  title: "List tournaments",
  description: "Lists your tournaments, newest first, with how many resumes they have and in which tiers.",
  scope: "read",
  input: { limit: z.number().int().min(1).max(100).default(50) },
  run: async ({ services, viewer }, { limit }) => {
    const tournaments = [];
    const { tournamentCount: total } = await services.tournaments.findTotals(viewer.id);
    for await (const one of services.tournaments.list(viewer.id)) {
      if (tournaments.length === limit) break;
      const { id, name, status, createdAt, resumeCount, doneCount, errorCount, tierCounts } = one;
      tournaments.push({
        ...{ id, name, status, createdAt, resumeCount, doneCount, errorCount, tierCounts },
        isSample: one.isDemoTournament,
      });
    }
    return { data: { total, tournaments } };
  },
});
