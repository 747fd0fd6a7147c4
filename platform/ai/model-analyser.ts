import { type Analyser, AnalyserError } from "#core/analysis/analyser";
import type { Criterion } from "#core/analysis/rubric";
import { findTerm } from "#core/analysis/vocabulary/vocabulary";
import { embeddedAnalyser } from "#core/matching/embedded-analyser";
import { type Answer, type AnswerVerdict, answerJsonSchema, answerVerdictSchema, MAX_SKILLS } from "./answer";
import { askModel, type ModelSettings } from "./ask-model";
import { cleanWords } from "./clean-words";
import { type NumberedLines, numberLines } from "./numbered-lines";
import { parseAnswer } from "./parse-answer";
import { buildMessages, PROMPT_VERSION } from "./prompt";
import { readVerdict } from "./read-verdict";
import type { AiBinding } from "./run-model";

/** Raised with every change of how an answer is read. The embedded analyser judges years and education. */
const VERSION = `1.1.0+embedded.${embeddedAnalyser.version}`;

const TOKENS_A_CRITERION = 220;
const TOKENS_BESIDES = 600;
/** What the recruiter is told of lines that address the grader. */
const MOST_FLAGS = 3;

/**
 * Judges by a language model. The model grades and quotes; code asks, looks its quotes up, and
 * judges years and education itself. An answer that is not whole is asked for once more, naming what was wrong.
 */
export function createModelAnalyser(ai: AiBinding, settings: ModelSettings): Analyser {
  return {
    engine: settings.engine,
    version: VERSION,
    model: settings.model,
    promptVersion: PROMPT_VERSION,
    isSteady: false,
    reads: "any",
    async analyse(input) {
      const own = await embeddedAnalyser.analyse(input);
      const asked = input.criteria.filter(isForModel);
      if (asked.length === 0) return own;
      const resume = numberLines(input.text, { rubric: input.rubric, asOf: input.asOf });
      const ask = (criteria: Criterion[], problem?: string) =>
        askOnce(ai, settings, { criteria, resume, asOf: input.asOf, problem });
      const { given, answer } = await collect(ask, asked);
      const provable = resume.lines.filter(({ number }) => !answer.instructions.includes(number));
      return {
        verdicts: input.criteria.flatMap((criterion, index) => {
          const verdict = given.get(criterion.id);
          const mine = own.verdicts[index];
          if (!verdict) return mine ?? [];
          return readVerdict(verdict, criterion, { text: input.text, lines: provable, own: mine });
        }),
        extractedSkills: joinSkills(answer.skills, own.extractedSkills, input.text),
        relevance: own.relevance,
        flags: listFlags(answer, resume),
      };
    },
  };
}

/** Dates and degrees are counted, not guessed, and the parts of the job as a whole are too. */
const isForModel = ({ kind, overall }: Criterion) => kind !== "years" && kind !== "education" && !overall;

type Attempt = { given: Map<string, AnswerVerdict>; answer: Answer | undefined; problem: string };
type Ask = (criteria: Criterion[], problem?: string) => Promise<Attempt>;

/** One verdict for each criterion, after one repair at most. */
async function collect(ask: Ask, criteria: Criterion[]) {
  const first = await ask(criteria);
  const missing = criteria.filter(({ id }) => !first.given.has(id));
  if (missing.length === 0 && first.answer) return { given: first.given, answer: first.answer };
  const second = await ask(missing, first.problem);
  const given = new Map([...first.given, ...second.given]);
  const answer = first.answer ?? second.answer;
  if (!answer || given.size < criteria.length) throw new AnalyserError("unusable", second.problem);
  const instructions = [first, second].flatMap((attempt) => attempt.answer?.instructions ?? []);
  return { given, answer: { ...answer, instructions } };
}

type AskInput = { criteria: Criterion[]; resume: NumberedLines; asOf: Date; problem?: string };

async function askOnce(ai: AiBinding, settings: ModelSettings, input: AskInput): Promise<Attempt> {
  const ids = input.criteria.map(({ id }) => id);
  const output = await askModel(ai, settings, {
    messages: buildMessages({ ...input, nonce: crypto.randomUUID() }),
    schema: answerJsonSchema(ids),
    maxTokens: TOKENS_BESIDES + TOKENS_A_CRITERION * ids.length,
  });
  const parsed = parseAnswer(output);
  if ("problem" in parsed) return { given: new Map(), answer: undefined, problem: parsed.problem };
  const given = takeVerdicts(parsed.answer, ids);
  const missing = ids.filter((id) => !given.has(id));
  return {
    given,
    answer: parsed.answer,
    problem: `it did not hold exactly one valid verdict for each of ${missing.join(", ")}.`,
  };
}

/** Those given exactly once and in the form asked for; ids nobody asked for are dropped. */
function takeVerdicts({ verdicts }: Answer, ids: string[]): Map<string, AnswerVerdict> {
  const valid = verdicts.flatMap((verdict) => answerVerdictSchema.safeParse(verdict).data ?? []);
  return new Map(
    ids.flatMap((id) => {
      const [verdict, ...others] = valid.filter((one) => one.id === id);
      return verdict && others.length === 0 ? [[id, verdict]] : [];
    }),
  );
}

/** Of the model's, those that stand in the resume; then what the embedded analyser found besides. */
function joinSkills(named: string[], own: string[], text: string): string[] {
  const lower = text.toLowerCase();
  const found = named
    .flatMap((name) => cleanWords(name, 40) ?? [])
    .filter((name) => lower.includes(name.toLowerCase()))
    .map((name) => findTerm(name)?.name ?? name);
  return [...new Set([...found, ...own])].slice(0, MAX_SKILLS);
}

function listFlags({ instructions }: Answer, { lines, cut }: NumberedLines): string[] {
  const flags = lines
    .filter(({ number }) => instructions.includes(number))
    .slice(0, MOST_FLAGS)
    .map(
      ({ text }) => `Possibly addressed to the screening software, and not followed: “${text.slice(0, 160)}”`,
    );
  if (cut > 0) flags.push(`The resume is very long. The AI model did not read its last ${cut} lines.`);
  return flags;
}
