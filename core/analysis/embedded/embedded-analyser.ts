import { judgeCriterion } from "#core/matching/embedded-judge";
import { readResume as readForMatching } from "#core/matching/read-resume";
import { MEASURED_PAIRS } from "../../languages/languages";
import type { Analyser, AnalyserFindings } from "../analyser";
import type { Criterion, Rubric } from "../rubric";
import type { Verdict } from "../scorecard";
import { weighLines } from "./credibility";
import { judgeWhole } from "./judge-whole";
import { readResume } from "./read-resume";
import { openSkillContext, type SkillContext } from "./skill-context";

/** Raised whenever the same resume could get another verdict: results of one version can be reused. */
const VERSION = "4.1.0";

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

/** The whole rubric tells what the job's own words are and what was listed for its sake, also for one criterion. */
function analyse(rubric: Rubric, criteria: Criterion[], text: string, asOf: Date): AnalyserFindings {
  const resume = readResume(text, asOf);
  const standings = weighLines(resume, rubric);
  const context = openSkillContext(resume, standings, rubric);
  const read = readForMatching(text, asOf);
  const verdicts = criteria.map((criterion) =>
    criterion.overall ? judgeWhole(context, criterion) : judgeCriterion(read, criterion),
  );
  return {
    verdicts,
    extractedSkills: listSkills(context, criteria, verdicts),
    relevance: context.likeness.cosine,
  };
}

const MOST_SKILLS = 24;

/** Skills of the resume: those the job asks for first, best shown first, then the others by how often they stand. */
function listSkills(context: SkillContext, criteria: Criterion[], verdicts: Verdict[]): string[] {
  const rank = { strong: 0, partial: 1, weak: 2, none: 3 };
  const asked = criteria
    .map((criterion, index) => ({ criterion, level: verdicts[index]?.level ?? "none" }))
    .filter(({ level }) => level !== "none")
    .sort((a, b) => rank[a.level] - rank[b.level] || b.criterion.weight - a.criterion.weight)
    .flatMap(({ criterion }) => criterion.skills.filter((skill) => context.shown.get(skill)?.direct.length));
  const counts = new Map<string, number>();
  for (const { term, line } of context.resume.mentions) {
    if (term.kind === "soft" || context.standings[line] === "copied") continue;
    counts.set(term.name, (counts.get(term.name) ?? 0) + (context.standings[line] === "work" ? 2 : 1));
  }
  const others = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([name]) => name);
  return [...new Set([...asked, ...others])].slice(0, MOST_SKILLS);
}
