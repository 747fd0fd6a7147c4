import { getTableColumns } from "drizzle-orm";
import type { NewTournament } from "#core/tournaments/create-tournament";
import type { TournamentCounts, TournamentSummary } from "#core/tournaments/tournament";
import { tournaments } from "./schema";

/** All columns except the rubric, which lists do not show. */
const { rubric: _rubric, ...columns } = getTableColumns(tournaments);
export const summaryColumns = columns;

type SummaryRow = Omit<typeof tournaments.$inferSelect, "rubric">;
type CountsRow = Pick<
  SummaryRow,
  "resumeCount" | "doneCount" | "errorCount" | "tierACount" | "tierBCount" | "tierCCount" | "tierDCount"
>;

export function toCounts(row: CountsRow): TournamentCounts {
  return {
    resumeCount: row.resumeCount,
    doneCount: row.doneCount,
    errorCount: row.errorCount,
    tierCounts: { A: row.tierACount, B: row.tierBCount, C: row.tierCCount, D: row.tierDCount },
  };
}

export function toSummary(row: SummaryRow): TournamentSummary {
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    ...toCounts(row),
    keySkills: row.keySkills,
    jobDescription: row.jobDescription,
    keyRequirements: row.keyRequirements,
    optionalRequirements: row.optionalRequirements,
    isDemoTournament: row.isDemoTournament,
  };
}

/** The first version of a new tournament's rubric. */
export const firstVersionOf = ({ id, rubric, createdAt, userId }: NewTournament, createdBy = userId) => ({
  tournamentId: id,
  version: 1,
  rubric,
  createdAt,
  createdBy,
});
