import { sql } from "drizzle-orm";

/** Whether the resume's tournament is reviewed blind. Uses literal names, because drizzle omits the table name. */
export const isBlind = sql<number>`(select is_blind from tournaments where tournaments.id = resumes.tournament_id)`;
