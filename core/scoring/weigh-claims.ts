import type { Verdict } from "../analysis/scorecard";

/**
 * Claims count together at most what half of the criteria could count, so that a claim for each requirement gains
 * little, and one more never costs anything. Five of 970 labeled resumes have more than half. The job as a whole is
 * left out. Can be applied again when criteria come and go.
 */
export function weighClaims(verdicts: Verdict[]): Verdict[] {
  const criteria = verdicts.filter(({ parts }) => !parts).length;
  const claims = verdicts.filter(({ isClaim }) => isClaim).length;
  const share = criteria / 2 / claims;
  return verdicts.map(({ claimShare: _, ...verdict }) =>
    verdict.isClaim && share < 1 ? { ...verdict, claimShare: share } : verdict,
  );
}
