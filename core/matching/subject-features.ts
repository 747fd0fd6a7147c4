import type { Evidence, LineEvidence } from "./find-evidence";
import type { Requirement } from "./requirement";
import { compareSubjects, hasSubject, kinship, type Subject, subjectOf } from "./subjects";
import type { ReadLine, ReadResume } from "./types";

/** The subjects of the parts of a resume. */
type ResumeSubjects = {
  lines: (Subject | undefined)[];
  roles: { duties: Subject | undefined; title: Subject | undefined; whole: Subject | undefined }[];
  work: Subject | undefined;
};

const known = new WeakMap<ReadResume, ResumeSubjects>();

function subjectsOf(resume: ReadResume): ResumeSubjects {
  const before = known.get(resume);
  if (before) return before;
  const wordsOf = (lines: number[]) => lines.flatMap((at) => resume.lines[at]?.words ?? []);
  const found = {
    lines: resume.lines.map(({ words }) => subjectOf(words)),
    roles: resume.roles.map(({ duties, headerLines, titleLine }) => ({
      duties: subjectOf(wordsOf(duties)),
      title: subjectOf(wordsOf([titleLine])),
      whole: subjectOf([...wordsOf(duties), ...wordsOf(headerLines), ...wordsOf(headerLines)]),
    })),
    // Leaves out zones that say nothing about work, such as contact details, education and interests.
    work: subjectOf(resume.lines.filter(isOfWork).flatMap(({ words }) => words)),
  };
  known.set(resume, found);
  return found;
}

const isOfWork = ({ zone }: ReadLine) => zone === "work" || zone === "skills" || zone === "projects";
/** Zones besides work that describe skills rather than the person. */
const TELLING = new Set(["summary", "skills", "projects", "awards", "certificates"]);
const isDuty = (line: ReadLine) => line.zone === "work" && !line.heading && !line.isHeader;

const askedBy = new WeakMap<Requirement, { subject: Subject | undefined }>();

/** Cached, because it is the same for all resumes. */
function subjectAsked(requirement: Requirement): Subject | undefined {
  const before = askedBy.get(requirement);
  if (before) return before.subject;
  const subject = subjectOf(requirement.units.map(({ word }) => word));
  askedBy.set(requirement, { subject });
  return subject;
}

/** How similar the subjects of the resume's parts are to the requirement's subject, whatever words they use. */
export function readSubjectFeatures(
  resume: ReadResume,
  requirement: Requirement,
  evidence: Evidence,
): Record<string, number> {
  const subjects = subjectsOf(resume);
  const asked = subjectAsked(requirement);
  const to = (subject: Subject | undefined) => compareSubjects(asked, subject);
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
    subOther: highestSimilarity(({ zone, heading }) => !heading && TELLING.has(zone)),
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
  return subjectsOf(resume).roles.map(({ whole }) => compareSubjects(asked, whole));
}

function bestLine({ lines }: Evidence): LineEvidence | undefined {
  let best: LineEvidence | undefined;
  for (const line of lines)
    if (line.place === "work" && (!best || line.inContext + line.meaning > best.inContext + best.meaning))
      best = line;
  return best;
}

/** The coverage of the two best duties if a related word counts by how closely it is related. */
function coverByKin(resume: ReadResume, { units }: Requirement, evidence: Evidence): number[] {
  const hits = new Map(evidence.lines.map(({ line, hit }) => [line, hit]));
  const denied = new Set(evidence.denied.map(({ line }) => line));
  const total = units.reduce((sum, { weight }) => sum + weight, 0);
  const kin = new Map<string, number[]>();
  const kinOf = (stem: string) => {
    const before = kin.get(stem);
    if (before) return before;
    const found = units.map(({ word }) => kinship(word.stem, stem));
    kin.set(stem, found);
    return found;
  };
  let [first, second] = [0, 0];
  resume.lines.forEach((line, at) => {
    if (!isDuty(line) || denied.has(at)) return;
    const met = Float32Array.from(units, (_unit, u) => hits.get(at)?.meaning[u] ?? 0);
    for (const { stem } of line.words) {
      if (!hasSubject(stem)) continue;
      kinOf(stem).forEach((value, u) => {
        if (value > (met[u] ?? 0)) met[u] = value;
      });
    }
    const covered =
      total > 0 ? units.reduce((sum, { weight }, u) => sum + weight * (met[u] ?? 0), 0) / total : 0;
    if (covered > first) [first, second] = [covered, first];
    else if (covered > second) second = covered;
  });
  return [first, second];
}
