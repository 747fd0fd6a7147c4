import { getTableColumns } from "drizzle-orm";
import type { ResumeView } from "#core/resumes/resume";
import { isBlind } from "./is-blind";
import { resumes } from "./schema";

type ResumeRow = typeof resumes.$inferSelect & { isBlind: boolean | number };

/** What `toResumeView` needs. */
export const seenResume = { ...getTableColumns(resumes), isBlind };

type OwnTier = Pick<
  ResumeRow,
  "recruiterTier" | "recruiterTierBy" | "recruiterTierAt" | "recruiterTierReason"
>;

export function recruiterTierOf(row: OwnTier): ResumeView["recruiterTier"] {
  const { recruiterTier: tier, recruiterTierBy: changedBy, recruiterTierAt: changedAt } = row;
  if (!tier || !changedBy || !changedAt) return null;
  return { tier, changedBy, changedAt: changedAt.toISOString(), reason: row.recruiterTierReason };
}

export function toResumeView(row: ResumeRow): ResumeView {
  return {
    id: row.id,
    tournamentId: row.tournamentId,
    fileName: row.fileName,
    status: row.status,
    error: row.error,
    isHumanOnly: row.isHumanOnly,
    tier: row.recruiterTier ?? row.tier,
    aiTier: row.tier,
    recruiterTier: recruiterTierOf(row),
    note: row.note,
    noteAt: row.noteAt?.toISOString() ?? null,
    matchPercent: row.matchPercent,
    extractedSkills: row.extractedSkills,
    pros: row.pros,
    cons: row.cons,
    followUpQuestions: row.followUpQuestions,
    contactInfo: row.contactInfo,
    scorecard: row.scorecard,
    rubricVersion: row.rubricVersion,
    isStale: row.isStale,
    rereadError: row.rereadError,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    isBlind: Boolean(row.isBlind),
  };
}
