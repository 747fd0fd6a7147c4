import type { Evidence, LineEvidence } from "./find-evidence";
import type { Requirement } from "./parse-requirement";
import { compareSubjects, hasSubject, kinship, type Subject, subjectOf } from "./subjects";
import type { ReadLine, ReadResume } from "./types";

/** What the parts of a resume are about. */
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
    // Where somebody lives, studied or plays is no matter of the work.
    work: subjectOf(resume.lines.filter(isOfWork).flatMap(({ words }) => words)),
  };
  known.set(resume, found);
  return found;
}

const isOfWork = ({ zone }: ReadLine) => zone === "work" || zone === "skills" || zone === "projects";
/** Zones beside work that tell of skills, and of nothing that a person is. */
const TELLING = new Set(["summary", "skills", "projects", "awards", "certificates"]);
const isDuty = (line: ReadLine) => line.zone === "work" && !line.heading && !line.isHeader;

/** How near the parts of a resume are to what a requirement is about, whatever words they use. */
export function readSubjectFeatures(
  resume: ReadResume,
  requirement: Requirement,
  evidence: Evidence,
): Record<string, number> {
  const subjects = subjectsOf(resume);
  const asked = subjectOf(requirement.units.map(({ word }) => word));
  const to = (subject: Subject | undefined) => compareSubjects(asked, subject);
  const likenessOf = (isWanted: (line: ReadLine) => boolean) =>
    resume.lines
      .flatMap((line, at) => (isWanted(line) && line.words.length >= 2 ? [to(subjects.lines[at])] : []))
      .sort((a, b) => b - a);
  const duties = likenessOf(isDuty);
  const others = likenessOf(({ zone, heading }) => !heading && TELLING.has(zone));
  const best = bestLine(evidence);
  const bestLike = best ? to(subjects.lines[best.line]) : 0;
  const [soft = 0, softSecond = 0] = coverByKin(resume, requirement, evidence);
  const most = (values: number[]) => Math.max(0, ...values);
  return {
    subLine: duties[0] ?? 0,
    subDuties: most(subjects.roles.map((role) => to(role.duties))),
    subTitle: most(subjects.roles.map((role) => to(role.title))),
    subRole: most(subjects.roles.map((role) => to(role.whole))),
    subWork: to(subjects.work),
    subOther: others[0] ?? 0,
    soft,
    softSecond,
    subBest: bestLike,
    subBestRole: best && best.role >= 0 ? to(subjects.roles[best.role]?.whole) : 0,
    subBestMeaning: bestLike * (best?.meaning ?? 0),
  };
}

function bestLine({ lines }: Evidence): LineEvidence | undefined {
  let best: LineEvidence | undefined;
  for (const line of lines)
    if (line.place === "work" && (!best || line.inContext + line.meaning > best.inContext + best.meaning))
      best = line;
  return best;
}

/** The two duties that have most of a requirement when a kindred word counts for its kinship. */
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
