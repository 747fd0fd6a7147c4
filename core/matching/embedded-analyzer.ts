import type { Analyzer, AnalyzerFindings } from "../analysis/analyzer";
import type { Criterion, Rubric } from "../analysis/rubric";
import type { Verdict } from "../analysis/scorecard";
import { MEASURED_PAIRS } from "../languages/languages";
import { judgeCriterion } from "./embedded-judge";
import { findLeading } from "./find-leading";
import { listSkills } from "./list-skills";
import { readResume } from "./read-resume";
import type { ReadResume } from "./types";
import { readJobFit } from "./whole/job-fit";
import { judgeWhole, nearnessOf } from "./whole/judge-whole";
import { openWhole, type WholeContext } from "./whole/whole-context";
import { readYearsOfTheJob } from "./whole/years-of-the-job";

/** Bump this whenever the same resume could get a different verdict: results are reused within a version. */
const VERSION = "4.23.0";

/** Judges resumes with code alone: no network, deterministic, takes milliseconds. */
export const embeddedAnalyzer: Analyzer = {
  engine: "embedded",
  version: VERSION,
  isDeterministic: true,
  reads: MEASURED_PAIRS,
  async analyze({ rubric, criteria, text, asOf }) {
    return analyze(rubric, criteria, text, asOf);
  },
};

/** The whole rubric is needed even for a single criterion, to recognize the job's own words. */
function analyze(rubric: Rubric, criteria: Criterion[], text: string, asOf: Date): AnalyzerFindings {
  const resume = readResume(text, asOf);
  const whole = openWhole(resume, rubric);
  const own = withoutCopies(whole);
  const fit = readJobFit(whole);
  const ofTheJob = readYearsOfTheJob(rubric);
  const verdicts = criteria.map((criterion) => {
    if (criterion.overall) return judgeWhole(whole, criterion);
    const verdict = judgeCriterion(own, ofTheJob.get(criterion.id) ?? criterion, fit);
    return markClaim(whole, criterion, weighPlace(whole, criterion, verdict));
  });
  return {
    verdicts,
    extractedSkills: listSkills(resume, whole.lineKinds, { criteria, verdicts }),
    relevance: whole.similarity.cosine,
  };
}

/** Held or not, whatever else the job was like. */
const FACTS = new Set<Criterion["kind"]>(["years", "education", "certification"]);
/** Named outside of work in every resume. */
const NEVER_IN_WORK = new Set<Criterion["kind"]>(["education", "certification"]);

/**
 * The resume without lines copied from the advert: they prove nothing. In a dated job they count, because
 * many people describe their work in the words of adverts.
 */
function withoutCopies({ resume, lineKinds }: WholeContext): ReadResume {
  if (!lineKinds.includes("copied")) return resume;
  const lines = resume.lines.map((line, at) =>
    lineKinds[at] === "copied" && line.role < 0 ? { ...line, text: "", words: [] } : line,
  );
  const read = { ...resume, lines };
  return { ...read, leading: findLeading(read) };
}

/** Evidence in a dated job gets the nearness of that job to the field asked for, except for facts. */
function weighPlace(whole: WholeContext, { kind }: Criterion, verdict: Verdict): Verdict {
  const { evidence } = verdict;
  if (!evidence || FACTS.has(kind)) return verdict;
  const line = lineAt(whole.resume, evidence);
  return line && line.role >= 0 ? { ...verdict, inField: nearnessOf(whole, line.role) } : verdict;
}

/**
 * Marks what rests on a mention outside of dated work, on a job without dates beside dated ones, or on a job to which
 * the requirement is foreign.
 */
function markClaim({ resume, foreign }: WholeContext, { id, kind }: Criterion, verdict: Verdict): Verdict {
  const line = verdict.evidence && lineAt(resume, verdict.evidence);
  if (!line || NEVER_IN_WORK.has(kind)) return verdict;
  const isUndatedJob = line.zone === "work" && line.role < 0 && resume.roles.length > 0;
  const isForeign = !line.isHeader && foreign[line.role]?.criterionIds.has(id);
  const isMention = line.role < 0 && verdict.level === "weak";
  return isMention || isUndatedJob || isForeign ? { ...verdict, isClaim: true } : verdict;
}

const lineAt = ({ lines }: ReadResume, { start }: { start: number }) =>
  lines.find(({ from, end }) => from <= start && start < end);
