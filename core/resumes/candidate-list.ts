import type { Tier } from "#core/analysis/scorecard";
import { cutAt } from "#core/cut-at";
import type { Page } from "#core/paging";
import type { ResumeStatus } from "./resume";

export const searchModes = ["filename", "skills"] as const;

export const candidateSorts = ["newest", "best"] as const;

/** A resume as shown in a list across all tournaments. */
export type CandidateRow = {
  id: string;
  /** As the resume states it; null if it doesn't, or if the candidate is hidden. */
  name: string | null;
  /** Of a hidden candidate, the code name. */
  fileName: string;
  status: ResumeStatus;
  /** The effective tier: the recruiter's own if there is one. */
  tier: Tier | null;
  isOwnTier: boolean;
  matchPercent: number | null;
  /** Only the first few; skills that match the search come first. */
  extractedSkills: string[];
  /** ISO 8601. */
  createdAt: string;
  tournament: { id: string; name: string };
};

export type CandidatePage = Page<CandidateRow>;

const SKILLS_SHOWN = 3;

/** The few skills shown in a row: first those containing a word of the search. */
export function skillsToShow(skills: string[], search: string): string[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const isMeant = (skill: string) => words.some((word) => fold(skill).includes(word));
  return skills.toSorted((a, b) => Number(isMeant(b)) - Number(isMeant(a))).slice(0, SKILLS_SHOWN);
}

/** Folds text for comparison: "Zoë" is found by "zoe". */
export const fold = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** How many characters of a resume are searchable; the longest real text found has 29,152. */
const MAX_SEARCHED = 60_000;

/** The searchable form of a resume's text, as stored. */
export const wordsToSearch = (text: string) => cutAt(fold(text), MAX_SEARCHED);
