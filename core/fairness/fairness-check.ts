import * as z from "zod";
import type { ResumeAnalysis, Tier, VerdictLevel } from "#core/analysis/scorecard";
import type { SwapKind } from "./swaps";

/** How many resumes a check reads; each is read about 20 times. */
export const checkSizes = [25, 50, 100, 200] as const;

export const startCheckSchema = z.object({
  most: z.coerce
    .number()
    .refine((size) => checkSizes.some((one) => one === size), "Choose one of the sizes."),
});

type Result = { tier: Tier | null; percent: number | null };

/** A swap that changed something. */
export type Difference = {
  kind: SwapKind;
  /** What was put in, and in what place. */
  from: string;
  to: string;
  before: Result;
  after: Result;
  /** Criteria whose level changed. */
  criteria: { id: string; before: VerdictLevel; after: VerdictLevel }[];
};

/** What swapping did to one resume. Holds no word of the resume. */
export type CheckedResume = {
  /** How many variants were read of each kind; a kind that is missing could not be swapped. */
  read: Partial<Record<SwapKind, number>>;
  differences: Difference[];
};

/** A resume that could not be judged again. */
type UncheckedResume = { failed: true };

export type ResumeResult = CheckedResume | UncheckedResume;

export const isChecked = (result: ResumeResult): result is CheckedResume => !("failed" in result);

/** A check on a tournament; each tournament has at most one, the last. */
export type FairnessCheck = {
  id: string;
  tournamentId: string;
  rubricVersion: number;
  createdAt: Date;
  /** When a resume was last done or a job queued. */
  steppedAt: Date;
  finishedAt: Date | null;
  /** Who judged, once a resume is done. */
  judge: string | null;
};

/** The level, tier or match that differ between two readings of the same resume; undefined if none do. */
export function compareReadings(
  reference: ResumeAnalysis,
  variant: ResumeAnalysis,
): Pick<Difference, "before" | "after" | "criteria"> | undefined {
  const levels = new Map(variant.scorecard.verdicts.map(({ criterionId, level }) => [criterionId, level]));
  const criteria = reference.scorecard.verdicts.flatMap(({ criterionId: id, level: before }) => {
    const after = levels.get(id) ?? "none";
    return after === before ? [] : [{ id, before, after }];
  });
  const [before, after] = [resultOf(reference), resultOf(variant)];
  const isSame = before.tier === after.tier && before.percent === after.percent && criteria.length === 0;
  return isSame ? undefined : { before, after, criteria };
}

const resultOf = ({ tier, matchPercent: percent }: ResumeAnalysis): Result => ({ tier, percent });
