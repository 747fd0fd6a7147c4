import { defineTool } from "../tool";

export const listTournaments = defineTool({
  name: "list_tournaments",
  title: "List tournaments",
  description: "Lists your tournaments, newest first, with how many resumes they have and in which tiers.",
  scope: "read",
  input: {},
  run: async ({ services, viewer }) => {
    const tournaments = await services.tournaments.list(viewer.id);
    return {
      data: {
        tournaments: tournaments.map(
          ({
            id,
            name,
            status,
            createdAt,
            resumeCount,
            doneCount,
            errorCount,
            tierCounts,
            isDemoTournament,
          }) => ({
            ...{ id, name, status, createdAt, resumeCount, doneCount, errorCount, tierCounts },
            isSample: isDemoTournament,
          }),
        ),
      },
    };
  },
});
