import type { NotRated, Tier } from "#core/analysis/scorecard";
import type { ResumeStatus } from "#core/resumes/resume";
import type { TournamentSummary } from "./tournament";

export const DEMO_MAX_FILES = 5;
export const DEMO_LIFETIME_MS = 24 * 60 * 60 * 1000;
/** How many one visitor may have at a time. */
export const DEMOS_PER_VISITOR = 100;

/** The account that visitors' tries belong to; nobody can sign in to it. */
export const DEMO_OWNER_ID = "demo-visitors";

export const TOO_MANY_DEMO_FILES = `Demo is limited to ${DEMO_MAX_FILES} resumes.`;

/** A visitor's tournament as the API shows it. */
export type DemoTournament = TournamentSummary & { isPublicDemo: true; isDemoTournament: true };

export function asDemo(tournament: TournamentSummary): DemoTournament {
  return { ...tournament, isPublicDemo: true, isDemoTournament: true };
}

export type DemoResume = {
  id: string;
  fileName: string;
  status: ResumeStatus;
  /** Why it could not be read, when the status is "error". */
  error: string | null;
  tier: Tier | null;
  matchPercent: number | null;
  /** Why there is no tier; null where there is one, or none yet. */
  notRated: NotRated | null;
  pros: string[];
  cons: string[];
  extractedSkills: string[];
};

/** Tier A to D, better matches first; those without a tier last. */
export function sortDemoResumes<Resume extends DemoResume>(resumes: Resume[]): Resume[] {
  const rank = ({ tier }: DemoResume) => (tier ? "ABCD".indexOf(tier) : 4);
  return [...resumes].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      (b.matchPercent ?? -1) - (a.matchPercent ?? -1) ||
      a.fileName.localeCompare(b.fileName, "en"),
  );
}

/** Share of the resumes that are done. */
export function demoPercent(resumes: Pick<DemoResume, "status">[]): number {
  if (resumes.length === 0) return 0;
  return Math.round((100 * resumes.filter(({ status }) => status === "done").length) / resumes.length);
}
