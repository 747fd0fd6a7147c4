import { and, desc, eq, inArray, lt } from "drizzle-orm";
import type { ExternalResume } from "#core/partners/external-resume";
import type { Database } from "./database";
import { resumeEntries, resumes } from "./schema";

export function createExternalResumeRepository(db: Database) {
  return {
    /** Newest first, those after the cursor; `key` is the cursor of each. */
    async list(
      tournamentId: string,
      { after, limit }: { after: number | undefined; limit: number },
    ): Promise<(ExternalResume & { key: number })[]> {
      // Found in the index alone; only the page's rows are read.
      const page = db
        .select({ key: resumeEntries.key })
        .from(resumeEntries)
        .where(
          and(
            eq(resumeEntries.tournamentId, tournamentId),
            after === undefined ? undefined : lt(resumeEntries.key, after),
          ),
        )
        .orderBy(desc(resumeEntries.key))
        .limit(limit);
      const rows = await db
        .select({
          key: resumeEntries.key,
          id: resumes.id,
          fileName: resumes.fileName,
          status: resumes.status,
          error: resumes.error,
          createdAt: resumes.createdAt,
        })
        .from(resumeEntries)
        .innerJoin(resumes, eq(resumes.id, resumeEntries.resumeId))
        .where(inArray(resumeEntries.key, page))
        .orderBy(desc(resumeEntries.key));
      return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    },
  };
}
