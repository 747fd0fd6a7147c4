import { limitUnsupported } from "#core/analysis/limit-unsupported";
import { type Criterion, type Rubric, WHOLE_TEXT } from "#core/analysis/rubric";
import type { Verdict, VerdictPart } from "#core/analysis/scorecard";
import { levelOfShare, sumUpParts } from "#core/matching/whole/judge-whole";
import { earnedShare } from "#core/scoring/score-verdicts";
import type { AnswerVerdict } from "./answer";
import type { NumberedLine } from "./numbered-lines";
import { readVerdict } from "./read-verdict";

type PartName = VerdictPart["name"];

/** What a model judges instead of the embedded comparison of words; no part is decisive alone. */
const PARTS = [
  { name: "function", weight: 0.35, beside: ["title", "similarity"] },
  { name: "level", weight: 0.15, beside: ["level", "title"] },
  { name: "field", weight: 0.25, beside: ["field", "similarity"] },
  { name: "time", weight: 0.25, beside: ["field"] },
] as const satisfies { name: PartName; weight: number; beside: PartName[] }[];

/** Assumed if a job does not state the years. */
const USUAL_YEARS = 3;

/** Splits the criterion for the whole job into separate questions, each to be answered with a quote. */
export function listParts(overall: Criterion, { criteria }: Pick<Rubric, "criteria">): Criterion[] {
  const job = overall.text === WHOLE_TEXT ? "this job" : `"${overall.text}"`;
  const years = Math.max(...criteria.map(({ minYears = 0 }) => minYears)) || USUAL_YEARS;
  const questions: Record<(typeof PARTS)[number]["name"], string> = {
    function: `Function: dated jobs in which the candidate did the main work of ${job}, whatever they were called`,
    level: `Level: a dated job at least as senior as ${job}`,
    field: `Field: dated work in the trade or industry of ${job}`,
    time: `Time: ${years} years or more in the function of ${job}; "partial" from half of that, "weak" below`,
  };
  return PARTS.map(({ name }) => ({
    ...overall,
    id: partId(overall, name),
    text: questions[name],
    importance: "must",
    overall: undefined,
  }));
}

const partId = ({ id }: Criterion, name: PartName) => `${id}_${name}`;

type Context = { text: string; lines: NumberedLine[]; own: Verdict | undefined; rubric: Rubric };

/**
 * Combines a model's answers about the parts into the verdict on the whole job. A part counts in full if its quote is
 * in the resume, under a dated job, and is about the job; otherwise it is at most one level above what the embedded
 * judge found. Undefined if the model was not asked.
 */
export function readRoleFit(
  overall: Criterion,
  given: Map<string, AnswerVerdict>,
  { text, lines, own, rubric }: Context,
): Verdict | undefined {
  const dated = lines.filter(({ standing }) => standing.startsWith("work"));
  const speaking = { ...overall, text: rubric.criteria.map((criterion) => criterion.text).join(" ") };
  const parts = PARTS.flatMap(({ name, weight, beside }): VerdictPart[] => {
    const answer = given.get(partId(overall, name));
    if (!answer) return [];
    const found = own?.parts?.filter((part) => (beside as readonly PartName[]).includes(part.name)) ?? [];
    const level = levelOfShare(Math.max(0, ...found.map(({ share }) => share)));
    const ownPart = { criterionId: overall.id, level, evidence: null, note: "" };
    const verdict = readVerdict(answer, overall, { text, lines: dated, own: undefined });
    const limited = limitUnsupported(verdict, speaking, { text, own: ownPart });
    const share = limited.evidence ? earnedShare({ level: limited.level, depth: limited.depth }) : 0;
    return [{ name, weight, share, evidence: limited.evidence, note: limited.note }];
  });
  return parts.length === PARTS.length ? sumUpParts(overall.id, parts) : undefined;
}
