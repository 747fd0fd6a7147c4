import type { Analyser, AnalyserFindings } from "../analysis/analyser";
import type { Criterion, Rubric } from "../analysis/rubric";
import type { Verdict } from "../analysis/scorecard";
import { MEASURED_PAIRS } from "../languages/languages";
import { judgeCriterion } from "./embedded-judge";
import { listSkills } from "./list-skills";
import { readResume } from "./read-resume";
import { judgeWhole } from "./whole/judge-whole";
import { openWhole, type WholeContext } from "./whole/whole-context";

/** Raised whenever the same resume could get another verdict: results of one version can be reused. */
const VERSION = "4.2.0";

/** Reads resumes by code alone: no network, the same answer every time, milliseconds. */
export const embeddedAnalyser: Analyser = {
  engine: "embedded",
  version: VERSION,
  isSteady: true,
  reads: MEASURED_PAIRS,
  async analyse({ rubric, criteria, text, asOf }) {
    return analyse(rubric, criteria, text, asOf);
  },
};

/** The whole rubric tells what the job's own words are, also for one criterion. */
function analyse(rubric: Rubric, criteria: Criterion[], text: string, asOf: Date): AnalyserFindings {
  const resume = readResume(text, asOf);
  const whole = openWhole(resume, rubric);
  const verdicts = criteria.map((criterion) =>
    criterion.overall ? judgeWhole(whole, criterion) : discountCopy(whole, judgeCriterion(resume, criterion)),
  );
  return {
    verdicts,
    extractedSkills: listSkills(resume, whole.standings, { criteria, verdicts }),
    relevance: whole.similarity.cosine,
  };
}

/** The advert pasted into a resume outside of dated work is a mention and no more, however well it answers itself. */
function discountCopy({ resume, standings }: WholeContext, verdict: Verdict): Verdict {
  const { criterionId, evidence } = verdict;
  if (!evidence) return verdict;
  const at = resume.lines.findIndex(({ from, end }) => from <= evidence.start && evidence.start < end);
  if (standings[at] !== "copied" || resume.lines[at]?.role !== -1) return verdict;
  return {
    criterionId,
    level: "weak",
    depth: 0,
    evidence,
    note: "Stands only in lines copied from the advert.",
  };
}
