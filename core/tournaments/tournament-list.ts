import type { Page } from "#core/paging";
import type { TournamentListRow } from "./tournament";

export type TournamentPage = Page<TournamentListRow>;

/** The totals behind the dashboard's figures. Except for the first two fields, they exclude the sample. */
export type TournamentTotals = {
  tournamentCount: number;
  /** Null if there is none. */
  sampleId: string | null;
  /** Tournaments that are drafts or in progress. */
  activeCount: number;
  processedCount: number;
  /** Candidates in Tier A. */
  topCount: number;
  /** How many resumes each unfinished tournament still has to read. */
  waiting: number[];
};
