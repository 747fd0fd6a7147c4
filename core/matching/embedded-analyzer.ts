import type { Analyzer, AnalyzerFindings } from "../analysis/analyzer";
import type { Criterion, Rubric } from "../analysis/rubric";
import type { Verdict } from "../analysis/scorecard";
import { MEASURED_PAIRS } from "../languages/languages";
import { judgeCriterion } from "./embedded-judge";
import { listSkills } from "./list-skills";
import { readResume } from "./read-resume";
import { judgeWhole, nearnessOf } from "./whole/judge-whole";
import { openWhole, type WholeContext } from "./whole/whole-context";

/** Bump this whenever the same resume could get a different verdict: results are reused within a version. */
const VERSION = "4.6.0";

/** Judges resumes with code alone: no network, deterministic, takes milliseconds. */
export const embeddedAnalyzer: Analyzer = {
  engine: "embedded",
  version: VERSION,
  isSteady: true,
  reads: MEASURED_PAIRS,
  async analyze({ rubric, criteria, text, asOf }) {
    return analyze(rubric, criteria, text, asOf);
  },
};

/** The whole rubric is needed even for a single criterion, to recognize the job's own words. */
function analyze(rubric: Rubric, criteria: Criterion[], text: string, asOf: Date): AnalyzerFindings {
  const resume = readResume(text, asOf);
  const whole = openWhole(resume, rubric);
  const verdicts = criteria.map((criterion) =>
    criterion.overall
      ? judgeWhole(whole, criterion)
      : weighPlace(whole, criterion, judgeCriterion(resume, criterion)),
  );
  return {
    verdicts,
    extractedSkills: listSkills(resume, whole.standings, { criteria, verdicts }),
    relevance: whole.similarity.cosine,
  };
}

/** Held or not, whatever else the job was like. */
const FACTS = new Set<Criterion["kind"]>(["years", "education", "certification"]);

/**
 * Evidence in lines copied from the advert, outside dated work, counts only as a mention, however well it matches.
 * Evidence in a dated job gets the nearness of that job to the field asked for, except for facts.
 */
function weighPlace(whole: WholeContext, { kind }: Criterion, verdict: Verdict): Verdict {
  const { criterionId, evidence } = verdict;
  if (!evidence) return verdict;
  const { resume, standings } = whole;
  const at = resume.lines.findIndex(({ from, end }) => from <= evidence.start && evidence.start < end);
  const role = resume.lines[at]?.role ?? -1;
  if (role >= 0) return FACTS.has(kind) ? verdict : { ...verdict, inField: nearnessOf(whole, role) };
  if (standings[at] !== "copied") return verdict;
  return {
    criterionId,
    level: "weak",
    depth: 0,
    evidence,
    note: "Stands only in lines copied from the advert.",
  };
}
