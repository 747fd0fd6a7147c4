import { and, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { JudgeAtWork, NoticeSettings } from "#core/notices/notice-settings";
import type { Database } from "./database";
import { resumes, tournaments, users } from "./schema";

const { company, candidateContact: contact } = users;

/** The facts about an account that notices and documents state. */
export function createNoticeRepository(db: Database) {
  return {
    async find(userId: string): Promise<(NoticeSettings & { resumeCount: number }) | undefined> {
      const [row] = await db
        .select({ company, contact, resumeCount: users.processedCount })
        .from(users)
        .where(eq(users.id, userId));
      return row;
    },

    async set(userId: string, settings: NoticeSettings): Promise<void> {
      await db
        .update(users)
        .set({ company: settings.company, candidateContact: settings.contact })
        .where(eq(users.id, userId));
    },

    async findJudge(userId: string): Promise<JudgeAtWork | undefined> {
      const newest = db
        .select({ id: tournaments.id })
        .from(tournaments)
        .where(
          and(
            eq(tournaments.userId, userId),
            eq(tournaments.isDemoTournament, false),
            gt(tournaments.doneCount, 0),
          ),
        )
        .orderBy(desc(tournaments.createdAt))
        .limit(1);
      const [row] = await db
        .select({
          engine: sql<string>`${resumes.scorecard} ->> '$.engine'`,
          version: sql<string>`${resumes.scorecard} ->> '$.engineVersion'`,
          model: sql<string | null>`${resumes.scorecard} ->> '$.model'`,
        })
        .from(resumes)
        .where(and(eq(resumes.tournamentId, sql`(${newest})`), isNotNull(resumes.scorecard)))
        // Prefers a model's results, because the embedded judge only stepped in where the model failed.
        .orderBy(sql`${resumes.scorecard} ->> '$.model' is null`, desc(resumes.finishedAt))
        .limit(1);
      return row;
    },
  };
}
