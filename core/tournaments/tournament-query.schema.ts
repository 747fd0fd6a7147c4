import * as z from "zod";
import { pageQuery } from "#core/paging.schema";

/** The query of a list of tournaments. */
export const tournamentQuerySchema = z.object(pageQuery);
export type TournamentQuery = z.output<typeof tournamentQuerySchema>;
