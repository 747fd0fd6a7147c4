import { findHeldDegrees } from "./find-degrees";
import type { Evidence, LineEvidence } from "./find-evidence";
import { isWorthQuoting } from "./pick-lines";
import { headerLineOf } from "./quote-line";
import type { Requirement } from "./requirement";
import { compareRoles } from "./subject-features";
import type { ReadResume } from "./types";

/** Minimum coverage that makes a line worth looking at. */
const NEAR = 0.3;
/** Minimum coverage that makes a line worth quoting although the judge is sure that it shows nothing. */
const INFORMATIVE = 0.6;
/** Minimum coverage that makes a line worth quoting without the requirement's rarest word. */
const HALF = 0.45;
/** Words on the same subject count less than words with the same meaning. */
const SUBJECT = 0.6;

/**
 * The line nearest to a requirement that is not shown, for the recruiter to look at or ask about; undefined if no
 * line is near. If the judge is not sure and the line shares only common words with the requirement, it is the line that names the
 * job nearest to it. For a degree asked for, it is the candidate's own degree, if there is one.
 */
export function findNearest(
  resume: ReadResume,
  requirement: Requirement,
  evidence: Evidence,
  sure: boolean,
): number | undefined {
  if (requirement.kind === "degree") {
    const held = findHeldDegrees(resume).find(({ state }) => state !== "others");
    if (held) return held.line;
  }
  const worth = (one: LineEvidence) => {
    const shared = sharedBy(one);
    const text = resume.lines[one.line]?.text ?? "";
    return shared < NEAR || !isWorthQuoting(text) ? 0 : shared - text.length / 2000;
  };
  let best: { line?: LineEvidence; worth: number } = { worth: 0 };
  for (const line of [...evidence.lines, ...evidence.denied]) {
    if (worth(line) > best.worth) best = { line, worth: worth(line) };
  }
  if (!best.line || sure || hasKeyWord(requirement, best.line) || sharedBy(best.line) >= HALF)
    return best.line?.line;
  // A line that shares a common word with it says nothing; the job may.
  return findNearestJob(resume, requirement) ?? best.line.line;
}

/** Whether a line has the rarest word of a requirement, or another word for it. */
function hasKeyWord({ units }: Requirement, { hit }: LineEvidence): boolean {
  const most = Math.max(...units.map(({ weight }) => weight));
  return units.some(({ weight }, unit) => weight === most && (hit.meaning[unit] ?? 0) >= 0.75);
}

/** The line that names the job whose work is nearest to a requirement. */
function findNearestJob(resume: ReadResume, requirement: Requirement): number | undefined {
  const nearness = compareRoles(resume, requirement);
  const best = nearness.indexOf(Math.max(...nearness));
  const role = resume.roles[best];
  return role && (nearness[best] ?? 0) > 0 ? headerLineOf(resume, role) : undefined;
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
