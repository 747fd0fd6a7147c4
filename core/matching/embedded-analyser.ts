import type { Analyser, AnalyserFindings } from "../analysis/analyser";
import type { Criterion, Rubric } from "../analysis/rubric";
import { MEASURED_PAIRS } from "../languages/languages";
import { judgeCriterion } from "./embedded-judge";
import { listSkills } from "./list-skills";
import { readResume } from "./read-resume";
import { judgeWhole } from "./whole/judge-whole";
import { openWhole } from "./whole/whole-context";

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
    criterion.overall ? judgeWhole(whole, criterion) : judgeCriterion(resume, criterion),
  );
  return {
    verdicts,
    extractedSkills: listSkills(resume, whole.standings, { criteria, verdicts }),
    relevance: whole.similarity.cosine,
  };
}
