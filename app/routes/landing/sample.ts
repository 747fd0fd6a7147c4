import type { Tier, VerdictLevel } from "#core/analysis/scorecard";

/** How the sample job's eight resumes fall into tiers; a test works it out again. */
export const SAMPLE_TIER_COUNTS: Record<Tier, number> = { A: 3, B: 1, C: 2, D: 2 };

type SampleVerdict = { criterion: string; level: VerdictLevel; quote: string | null };

/** Part of one scorecard of the sample job, as the product itself makes it. */
export const SAMPLE_SCORECARD = {
  fileName: "daniel-reyes.txt",
  name: "Daniel Reyes",
  tier: "B" as const,
  matchPercent: 89,
  points: { reached: "37.5", total: 47 },
  verdicts: [
    {
      criterion: "TypeScript",
      level: "strong",
      quote: "Build and maintain Node.js REST APIs in TypeScript for the picking and delivery apps.",
    },
    {
      criterion: "Docker",
      level: "strong",
      quote: "Packed the services into Docker images and set up the build pipeline in GitLab CI.",
    },
    {
      criterion: "Automated testing",
      level: "strong",
      quote: "Automated testing with Vitest for everything I ship; no release without a green pipeline.",
    },
    { criterion: "AWS", level: "none", quote: null },
  ] satisfies SampleVerdict[] as SampleVerdict[],
};

/** The part of that resume in which the quotes stand. */
export const SAMPLE_RESUME_LINES = [
  "Backend Developer - Harvest Grocery Delivery, Austin",
  "Jan 2022 to Present",
  "Build and maintain Node.js REST APIs in TypeScript for the picking and delivery apps.",
  "Designed the PostgreSQL schema for delivery slots and wrote the migrations.",
  "Packed the services into Docker images and set up the build pipeline in GitLab CI.",
  "Automated testing with Vitest for everything I ship; no release without a green pipeline.",
  "Take part in the on-call rota, one week in five.",
];
