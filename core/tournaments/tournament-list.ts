import type { Page } from "#core/paging";
import type { TournamentListRow } from "./tournament";

export type TournamentPage = Page<TournamentListRow>;

/** Of all of a user's what the figures of the dashboard are made of. But for the first two, without the sample. */
export type TournamentTotals = {
  tournamentCount: number;
  /** Null: there is none. */
  sampleId: string | null;
  /** Drafts, and those being read. */
  activeCount: number;
  processedCount: number;
  /** In Tier A. */
  topCount: number;
  /** How many resumes each unfinished tournament has yet to read. */
  waiting: number[];
};
