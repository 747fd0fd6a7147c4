import { memoizeByObject } from "#core/memoize";
import type { Evidence, LineEvidence } from "./find-evidence";
import type { Requirement } from "./requirement";
import { findKin, hasSubject, subjectOf } from "./subjects";
import { isDuty, type ReadLine, type ReadResume, SKILL_ZONES } from "./types";
import { cosine, type Vector } from "./word-vectors";

/** The subjects of the parts of a resume. */
type ResumeSubjects = {
  lines: (Vector | undefined)[];
  roles: { duties: Vector | undefined; title: Vector | undefined; whole: Vector | undefined }[];
  work: Vector | undefined;
  /** The duties, each with its stems that have a subject. */
  duties: { line: number; stems: Set<string> }[];
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
    duties: resume.lines.flatMap((line, at) =>
      isDuty(line) ? { line: at, stems: new Set(line.words.map(({ stem }) => stem).filter(hasSubject)) } : [],
    ),
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
  const [soft = 0, softSecond = 0] = coverByKin(resume, requirement, evidence);
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

function bestLine({ lines }: Evidence): LineEvidence | undefined {
  let best: LineEvidence | undefined;
  for (const line of lines)
    if (line.place === "work" && (!best || line.inContext + line.meaning > best.inContext + best.meaning))
      best = line;
  return best;
}

/** The stems related to the requirement's words, each with those words and how closely. */
const kinOf = memoizeByObject(({ units }: Requirement) => {
  const kin = new Map<string, { unit: number; closeness: number }[]>();
  units.forEach(({ word }, unit) => {
    for (const [stem, closeness] of findKin(word.stem)) {
      const known = kin.get(stem);
      if (known) known.push({ unit, closeness });
      else kin.set(stem, [{ unit, closeness }]);
    }
  });
  return kin;
});

/** The coverage of the two best duties if a related word counts by how closely it is related. */
function coverByKin(resume: ReadResume, requirement: Requirement, evidence: Evidence): number[] {
  const { units } = requirement;
  const hits = new Map(evidence.lines.map(({ line, hit }) => [line, hit]));
  const denied = new Set(evidence.denied.map(({ line }) => line));
  const total = units.reduce((sum, { weight }) => sum + weight, 0);
  const kin = kinOf(requirement);
  let [first, second] = [0, 0];
  for (const { line, stems } of subjectsOf(resume).duties) {
    if (denied.has(line)) continue;
    const met = hits.get(line)?.meaning.slice() ?? new Float32Array(units.length);
    for (const stem of stems) {
      const related = kin.get(stem);
      if (!related) continue;
      for (const { unit, closeness } of related) met[unit] = Math.max(met[unit] ?? 0, closeness);
    }
    const covered =
      total > 0 ? units.reduce((sum, { weight }, u) => sum + weight * (met[u] ?? 0), 0) / total : 0;
    if (covered > first) [first, second] = [covered, first];
    else if (covered > second) second = covered;
  }
  return [first, second];
}
