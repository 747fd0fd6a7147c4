import { findHeldDegrees } from "./find-degrees";
import type { Evidence, LineEvidence } from "./find-evidence";
import type { Requirement } from "./requirement";
import type { ReadResume } from "./types";

/** Minimum coverage that makes a line worth looking at. */
const NEAR = 0.3;
/** Minimum coverage that makes a line worth quoting although the judge is sure that it shows nothing. */
const INFORMATIVE = 0.6;
/** Words on the same subject count less than words with the same meaning. */
const SUBJECT = 0.6;

/**
 * The line nearest to a requirement that is not shown, for the recruiter to look at or ask about; undefined if no
 * line is near. For a degree asked for, it is the candidate's own degree, if there is one.
 */
export function findNearest(
  resume: ReadResume,
  requirement: Requirement,
  evidence: Evidence,
): number | undefined {
  if (requirement.kind === "degree") {
    const held = findHeldDegrees(resume).find(({ state }) => state !== "others");
    if (held) return held.line;
  }
  const worth = (one: LineEvidence) => {
    const shared = sharedBy(one);
    return shared < NEAR ? 0 : shared - (resume.lines[one.line]?.text.length ?? 0) / 2000;
  };
  let best: { line?: number; worth: number } = { worth: 0 };
  for (const line of [...evidence.lines, ...evidence.denied]) {
    if (worth(line) > best.worth) best = { line: line.line, worth: worth(line) };
  }
  return best.line;
}

/**
 * Whether a line says something about a requirement that it does not show. Lines that share only a word or two with it
 * do not: "balance sheet" has nothing to do with sheet metal, and the work of an accountant is no CPA.
 */
export function isInformative(
  { kind }: Requirement,
  { lines, denied }: Evidence,
  line: number | undefined,
): boolean {
  const found = [...lines, ...denied].find((one) => one.line === line);
  if (kind === "degree" || !found) return true;
  return (kind === "license" ? found.form : sharedBy(found)) >= INFORMATIVE;
}

const sharedBy = ({ meaning, inContext, example, near }: LineEvidence) =>
  Math.max(meaning, example, 0.9 * inContext, SUBJECT * near);
