import * as z from "zod";
import { job } from "../fields";
import { defineTool } from "../tool";

export const createTournament = defineTool({
  name: "create_tournament",
  title: "Create a tournament",
  description:
    "Creates a tournament from a quote and spends one credit. Call it only after your user has agreed to the quote. The same quoteId again returns the same tournament.",
  scope: "write",
  isRepeatable: true,
  input: { quoteId: z.uuid().describe("From quote_tournament"), ...job },
  run: async ({ services, viewer }, { quoteId, resumes, ...texts }) => {
    const input = { ...texts, id: quoteId, fileCount: resumes };
    const { id, name, status } = await services.tournaments.create(viewer.id, input);
    return { data: { id, name, status } };
  },
});
