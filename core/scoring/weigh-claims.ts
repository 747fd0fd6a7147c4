import type { Verdict } from "../analysis/scorecard";

const FEW = 3;
const MANY_CLAIMS = "Most of what the resume says for this job stands outside dated work, so it counts less.";

/**
 * If most criteria rest on claims, each of them counts as little as a mention can: five of 970 labeled resumes are like
 * that, and everyone who writes a claim for each requirement. Can be applied again when criteria come and go.
 */
export function weighClaims(verdicts: Verdict[]): Verdict[] {
  const own = verdicts.filter(({ parts }) => !parts);
  const claims = own.filter(({ claim }) => claim);
  const isFull = claims.length >= FEW && claims.length > own.length / 2;
  return verdicts.map((verdict) => {
    const { claim, depth, sure, ...rest } = verdict;
    if (!claim) return verdict;
    const less = { level: "weak", sure: false, depth: 0, note: `${claim.note} ${MANY_CLAIMS}` } as const;
    return { ...rest, claim, ...(isFull ? less : claim) };
  });
}
