import { findHeldDegrees } from "./find-degrees";
import type { Evidence, LineEvidence } from "./find-evidence";
import type { Requirement } from "./parse-requirement";
import type { ReadResume } from "./types";

/** What a line must share with a requirement to be worth looking at. */
const NEAR = 0.3;
/** Words of the same subject say less than words of the same meaning. */
const SUBJECT = 0.6;

/**
 * The line that comes nearest to a requirement that is not shown, for a person to look at or to ask about; -1 where
 * none comes near. Of somebody's degrees any is worth asking about.
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
