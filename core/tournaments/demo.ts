import type { RejectedRequirement, Rubric } from "#core/analysis/rubric";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { DAY_MS } from "#core/time";
import type { TournamentSummary } from "./tournament";

export const DEMO_MAX_FILES = 5;
export const DEMO_LIFETIME_MS = DAY_MS;
/** How many demos one visitor may have at a time. */
export const DEMOS_PER_VISITOR = 100;

/** The account that owns visitors' demos; nobody can log in to it. */
export const DEMO_OWNER_ID = "demo-visitors";

export const TOO_MANY_DEMO_FILES = `Demo is limited to ${DEMO_MAX_FILES} resumes.`;

/** A visitor's tournament as shown by the API. */
export type DemoTournament = TournamentSummary & {
  isPublicDemo: true;
  isDemoTournament: true;
  /** Uses our own job and resumes, which every account also gets as its sample. */
  isSample: boolean;
  /** Requirements of the job that nobody is judged by. */
  refused: RejectedRequirement[];
};

export function asDemo(
  tournament: TournamentSummary,
  isSample: boolean,
  { refused = [] }: Pick<Rubric, "refused">,
): DemoTournament {
  return { ...tournament, isPublicDemo: true, isDemoTournament: true, isSample, refused };
}

/** Tier A to D and better matches first; those without a tier last. */
export function sortDemoResumes<Resume extends Pick<CandidateCardView, "tier" | "matchPercent" | "fileName">>(
  resumes: Resume[],
): Resume[] {
  const rank = ({ tier }: Resume) => (tier ? "ABCD".indexOf(tier) : 4);
  return [...resumes].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      (b.matchPercent ?? -1) - (a.matchPercent ?? -1) ||
      a.fileName.localeCompare(b.fileName, "en"),
  );
}
