import { memoizeByObject } from "#core/memoize";
import type { Evidence, LineEvidence } from "./find-evidence";
import { coverPart } from "./match-words";
import type { Requirement } from "./requirement";
import { subjectOf } from "./subjects";
import { isDuty, type ReadLine, type ReadResume, SKILL_ZONES } from "./types";
import { cosine, type Vector } from "./word-vectors";

/** The subjects of the parts of a resume. */
type ResumeSubjects = {
  lines: (Vector | undefined)[];
  roles: { duties: Vector | undefined; title: Vector | undefined; whole: Vector | undefined }[];
  work: Vector | undefined;
};

const subjectsOf = memoizeByObject((resume: ReadResume): ResumeSubjects => {
  const wordsOf = (lines: number[]) => lines.flatMap((at) => resume.lines[at]?.words ?? []);
  return {
    lines: resume.lines.map(({ words }) => subjectOf(words)),
    roles: resume.roles.map(({ duties, headerLines, titleLine }) => ({
      duties: subjectOf(wordsOf(duties)),
      title: subjectOf(wordsOf([titleLine])),
      whole: subjectOf([...wordsOf(duties), ...wordsOf(headerLines), ...wordsOf(headerLines)]),
    })),
    // Leaves out zones that say nothing about work, such as contact details, education and interests.
    work: subjectOf(resume.lines.filter(isOfWork).flatMap(({ words }) => words)),
  };
});

const isOfWork = ({ zone }: ReadLine) => zone === "work" || zone === "skills" || zone === "projects";

const subjectAsked = memoizeByObject(({ units }: Requirement) => subjectOf(units.map(({ word }) => word)));

/** How similar the subjects of the resume's parts are to the requirement's subject, whatever words they use. */
export function readSubjectFeatures(
  resume: ReadResume,
  requirement: Requirement,
  evidence: Evidence,
): Record<string, number> {
  const subjects = subjectsOf(resume);
  const asked = subjectAsked(requirement);
  const to = (subject: Vector | undefined) => cosine(asked, subject);
  const highestSimilarity = (isWanted: (line: ReadLine) => boolean): number => {
    let highest: number | undefined;
    resume.lines.forEach((line, at) => {
      if (!isWanted(line) || line.words.length < 2) return;
      const similarity = to(subjects.lines[at]);
      if (highest === undefined || similarity > highest) highest = similarity;
    });
    return highest ?? 0;
  };
  const best = bestLine(evidence);
  const bestSimilarity = best ? to(subjects.lines[best.line]) : 0;
  const [soft = 0, softSecond = 0] = coverByDuties(resume, requirement, evidence);
  const most = (values: number[]) => Math.max(0, ...values);
  return {
    subLine: highestSimilarity(isDuty),
    subDuties: most(subjects.roles.map((role) => to(role.duties))),
    subTitle: most(subjects.roles.map((role) => to(role.title))),
    subRole: most(subjects.roles.map((role) => to(role.whole))),
    subWork: to(subjects.work),
    subOther: highestSimilarity(({ zone, heading }) => !heading && SKILL_ZONES.has(zone)),
    soft,
    softSecond,
    subBest: bestSimilarity,
    subBestRole: best && best.role >= 0 ? to(subjects.roles[best.role]?.whole) : 0,
    subBestMeaning: bestSimilarity * (best?.meaning ?? 0),
  };
}

/** How similar the subject of each job is to the requirement's. */
export function compareRoles(resume: ReadResume, requirement: Requirement): number[] {
  const asked = subjectAsked(requirement);
  return subjectsOf(resume).roles.map(({ whole }) => cosine(asked, whole));
}

/** How much of the requirement each duty has, the most first. */
function coverByDuties(resume: ReadResume, requirement: Requirement, { lines }: Evidence): number[] {
  const all = requirement.units.map((_unit, index) => index);
  return lines
    .filter(({ line }) => isDuty(resume.lines[line] as ReadLine))
    .map(({ hit }) => coverPart(requirement, all, hit.meaning))
    .sort((a, b) => b - a);
}

function bestLine({ lines }: Evidence): LineEvidence | undefined {
  let best: LineEvidence | undefined;
  for (const line of lines)
    if (line.place === "work" && (!best || line.inContext + line.meaning > best.inContext + best.meaning))
      best = line;
  return best;
}
