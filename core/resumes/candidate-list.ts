import * as z from "zod";
import type { Tier } from "#core/analysis/scorecard";
import { type Page, pageQuery } from "#core/paging";
import type { ResumeStatus } from "./resume";

export const searchModes = ["filename", "skills"] as const;
export type SearchMode = (typeof searchModes)[number];

export const candidateSorts = ["newest", "best"] as const;
export type CandidateSort = (typeof candidateSorts)[number];

/** The address of the list of all candidates. */
export const candidateQuerySchema = z.object({
  ...pageQuery,
  mode: z.enum(searchModes).catch("filename"),
  sort: z.enum(candidateSorts).catch("newest"),
});
export type CandidateQuery = z.output<typeof candidateQuerySchema>;

/** Of a resume what a list over all tournaments shows. */
export type CandidateRow = {
  id: string;
  fileName: string;
  status: ResumeStatus;
  /** The tier in force: the recruiter's own where there is one. */
  tier: Tier | null;
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
