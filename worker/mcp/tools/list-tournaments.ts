import * as z from "zod";
import { cursorOf } from "../fields";
import { defineTool } from "../tool";

export const listTournaments = defineTool({
  name: "list_tournaments",
  title: "List tournaments",
  description:
    "Lists your tournaments, newest first, with how many resumes they have and in which tiers. `total` is how many there are.",
  scope: "read",
  input: {
    limit: z.number().int().min(1).max(100).default(50),
    cursor: cursorOf(z.string().regex(/^\d{1,15}$/)),
  },
  run: async ({ services, viewer }, { limit, cursor }) => {
    const { tournamentCount: total } = await services.tournaments.findTotals(viewer.id);
    const { rows, after } = await services.tournaments.listSlice(viewer.id, { after: cursor }, limit);
    const tournaments = rows.map((row) => {
      const { id, name, status, createdAt, resumeCount, doneCount, errorCount, tierCounts } = row;
      return {
        ...{ id, name, status, createdAt, resumeCount, doneCount, errorCount, tierCounts },
        isSample: row.isDemoTournament,
      };
    });
    return { data: { total, tournaments, nextCursor: after } };
  },
});
