import { limitUnsupported } from "#core/analysis/limit-unsupported";
import { type Criterion, type Rubric, WHOLE_TEXT } from "#core/analysis/rubric";
import { type Verdict, type VerdictLevel, type VerdictPart, verdictLevels } from "#core/analysis/scorecard";
import { levelOfShare, sumUpParts } from "#core/matching/whole/judge-whole";
import { earnedShare } from "#core/scoring/score-verdicts";
import type { AnswerVerdict } from "./answer";
import { isDated, type NumberedLine } from "./numbered-lines";
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

type Context = {
  text: string;
  lines: NumberedLine[];
  own: Verdict | undefined;
  rubric: Rubric;
  /** The embedded judge is measured in these languages. */
  mayCompare: boolean;
};

const levelAbove = (level: VerdictLevel): VerdictLevel =>
  verdictLevels[verdictLevels.indexOf(level) + 1] ?? "strong";

const UNDATED = "Said outside of dated jobs, so it counts no more than the dated work does.";

/**
 * Combines a model's answers about the parts into the verdict on the whole job. A part's quote must relate to the job
 * and come from a dated job. Since almost any line can be related to a job, a part counts at most one level above the
 * embedded judge's result, in languages that it is measured in. A quote from elsewhere, often the summary, counts at
 * most as much as the embedded judge found the dated work to match the job's field. Undefined if the model was not
 * asked.
 */
export function readRoleFit(
  overall: Criterion,
  given: Map<string, AnswerVerdict>,
  { text, lines, own, rubric, mayCompare }: Context,
): Verdict | undefined {
  const speaking = { ...overall, text: rubric.criteria.map((criterion) => criterion.text).join(" ") };
  const shareOf = (names: readonly PartName[]) =>
    Math.max(0, ...(own?.parts ?? []).filter(({ name }) => names.includes(name)).map(({ share }) => share));
  const read = (answer: AnswerVerdict, from: NumberedLine[], ownShare: number) => {
    const verdict = readVerdict(answer, overall, { text, lines: from, own: undefined });
    const ownVerdict = { ...verdict, level: levelOfShare(ownShare) };
    const { level, depth, evidence, note } = limitUnsupported(verdict, speaking, { text, own: ownVerdict });
    return { share: evidence ? earnedShare({ level, depth }) : 0, evidence, note };
  };
  const parts = PARTS.flatMap(({ name, weight, beside }): VerdictPart[] => {
    const answer = given.get(partId(overall, name));
    if (!answer) return [];
    const ownShare = shareOf(beside);
    const inWork = read(answer, lines.filter(isDated), ownShare);
    if (inWork.evidence) {
      const most = mayCompare ? levelAbove(levelOfShare(ownShare)) : "strong";
      return [{ name, weight, ...inWork, share: Math.min(inWork.share, earnedShare({ level: most })) }];
    }
    const elsewhere = read(answer, lines, 0);
    const share = Math.min(elsewhere.share, shareOf(["field"]));
    const evidence = share > 0 ? elsewhere.evidence : null;
    return [{ name, weight, share, evidence, note: elsewhere.evidence ? UNDATED : elsewhere.note }];
  });
  return parts.length === PARTS.length ? sumUpParts(overall.id, parts) : undefined;
}
