import type { Tier } from "#core/analysis/scorecard";
import type { Page } from "#core/paging";
import type { ResumeStatus } from "./resume";

export const searchModes = ["filename", "skills"] as const;

export const candidateSorts = ["newest", "best"] as const;

/** Of a resume what a list over all tournaments shows. */
export type CandidateRow = {
  id: string;
  fileName: string;
  status: ResumeStatus;
  /** The tier in force: the recruiter's own where there is one. */
  tier: Tier | null;
  isOwnTier: boolean;
  matchPercent: number | null;
  /** The first of them; those searched for come first. */
  extractedSkills: string[];
  /** ISO 8601. */
  createdAt: string;
  tournament: { id: string; name: string };
};

export type CandidatePage = Page<CandidateRow>;

const SKILLS_SHOWN = 3;

/** The few skills a row shows: first those that have a word searched for. */
export function skillsToShow(skills: string[], search: string): string[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const isMeant = (skill: string) => words.some((word) => fold(skill).includes(word));
  return skills.toSorted((a, b) => Number(isMeant(b)) - Number(isMeant(a))).slice(0, SKILLS_SHOWN);
}

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
