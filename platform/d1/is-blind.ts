import { sql } from "drizzle-orm";

/** Whether the resume's tournament is reviewed blind. Uses literal names, because drizzle omits the table name. */
export const isBlind = sql<number>`(select is_blind from tournaments where tournaments.id = resumes.tournament_id)`;

/** Whether the candidate is hidden: in a blind review, until the recruiter sets a tier. As isHidden of core. */
export const isHidden = sql<number>`(${isBlind} and resumes.recruiter_tier is null)`;
