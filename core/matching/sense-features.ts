import { memoizeByObject } from "#core/memoize";
import type { Evidence } from "./find-evidence";
import type { Requirement } from "./requirement";
import { senseOf } from "./senses";
import { isDuty, type ReadResume, SKILL_ZONES } from "./types";
import { cosine } from "./word-vectors";

const MIN_WORDS = 2;

const sensesOf = memoizeByObject(({ lines }: ReadResume) =>
  lines.map(({ words }) => (words.length < MIN_WORDS ? undefined : senseOf(words))),
);
const senseAsked = memoizeByObject(({ units }: Requirement) => senseOf(units.map(({ word }) => word)));

/** How nearly lines tell of the work a requirement asks for, in whatever words: the best, and the mean of three. */
export function readSenseFeatures(
  resume: ReadResume,
  requirement: Requirement,
  evidence: Evidence,
): Record<string, number> {
  const asked = senseAsked(requirement);
  const senses = sensesOf(resume);
  const denied = new Set(evidence.denied.map(({ line }) => line));
  const duties: number[] = [];
  let senseOther = 0;
  resume.lines.forEach((line, at) => {
    if (denied.has(at) || line.heading || line.isHeader) return;
    const similarity = Math.max(0, cosine(asked, senses[at]));
    if (isDuty(line)) duties.push(similarity);
    else if (SKILL_ZONES.has(line.zone)) senseOther = Math.max(senseOther, similarity);
  });
  const [first = 0, second = 0, third = 0] = duties.sort((a, b) => b - a);
  return { senseLine: first, senseThree: (first + second + third) / 3, senseOther };
}
