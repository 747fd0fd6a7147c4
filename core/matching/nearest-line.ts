import { findHeldDegrees } from "./find-degrees";
import type { Evidence, LineEvidence } from "./find-evidence";
import type { Requirement } from "./requirement";
import type { ReadResume } from "./types";

/** Minimum coverage that makes a line worth looking at. */
const NEAR = 0.3;
/** Words on the same subject count less than words with the same meaning. */
const SUBJECT = 0.6;

/**
 * The line nearest to a requirement that is not shown, for the recruiter to look at or ask about; -1 if no line is
 * near. If none is near a degree asked for, any degree of the candidate's is returned.
 */
export function findNearest(resume: ReadResume, requirement: Requirement, evidence: Evidence): number {
  const worth = ({ meaning, inContext, example, near, line }: LineEvidence) => {
    const shared = Math.max(meaning, example, 0.9 * inContext, SUBJECT * near);
    return shared < NEAR ? 0 : shared - (resume.lines[line]?.text.length ?? 0) / 2000;
  };
  let best = { line: -1, worth: 0 };
  for (const line of [...evidence.lines, ...evidence.denied]) {
    if (worth(line) > best.worth) best = { line: line.line, worth: worth(line) };
  }
  if (best.line >= 0 || requirement.kind !== "degree") return best.line;
  return findHeldDegrees(resume).find(({ state }) => state !== "others")?.line ?? -1;
}
