import { type Analyzer, AnalyzerError } from "#core/analysis/analyzer";
import { isForModel } from "#core/analysis/compare-judges";
import { findNotRatedReason, identifyLanguages } from "#core/analysis/language-gate";
import type { Criterion } from "#core/analysis/rubric";
import type { Verdict } from "#core/analysis/scorecard";
import { findTerm } from "#core/analysis/vocabulary/vocabulary";
import { cutAt } from "#core/cut-at";
import { embeddedAnalyzer } from "#core/matching/embedded-analyzer";
import { earnedShare } from "#core/scoring/score-verdicts";
import { type Answer, type AnswerVerdict, answerJsonSchema, answerVerdictSchema, MAX_SKILLS } from "./answer";
import { cleanWords } from "./clean-words";
import { type NumberedLine, numberLines, splitLines } from "./numbered-lines";
import { parseAnswer } from "./parse-answer";
import { buildMessages, PROMPT_VERSION, type Request } from "./prompt";
import { readVerdict } from "./read-verdict";
import { type ModelSettings, requestCompletion } from "./request-completion";
import { listParts, readRoleFit } from "./role-fit";
import type { AiBinding } from "./run-model";

/**
 * Incremented whenever answers are read differently. Includes the embedded analyzer's version, because it judges years
 * and education.
 */
const VERSION = `1.3.0+embedded.${embeddedAnalyzer.version}`;

const TOKENS_A_CRITERION = 220;
const TOKENS_BESIDES = 600;
/** How many lines addressed to the grader are shown to the recruiter. */
const MAX_FLAGS = 3;
/** With more criteria, answers get longer than models write in one go. */
const MAX_CRITERIA = 25;
const MIN_CRITERIA = 4;
/** How much of the job description is sent, for context; the requirements are sent as criteria. */
const JOB_CHARACTERS = 2000;

/**
 * Judges with a language model. The model grades and quotes; the code asks, verifies the quotes, and judges years and
 * education itself. An incomplete answer is requested once more, with the problem stated. If a request does not fit
 * into one call it is split: the resume into parts, the criteria into groups.
 */
export function createModelAnalyzer(ai: AiBinding, settings: ModelSettings): Analyzer {
  return {
    engine: settings.engine,
    version: VERSION,
    model: settings.model,
    promptVersion: PROMPT_VERSION,
    isDeterministic: false,
    reads: "any",
    async analyze(input) {
      const own = await embeddedAnalyzer.analyze(input);
      const asked = input.criteria
        .filter(isForModel)
        .flatMap((criterion) => (criterion.overall ? listParts(criterion, input.rubric) : [criterion]));
      if (asked.length === 0) return own;
      const { characters, criteria: most } = fitInto(settings.contextTokens);
      const lines = numberLines(input.text, { rubric: input.rubric, asOf: input.asOf });
      const parts = splitLines(lines, characters);
      const readings: Reading[] = [];
      for (const [index, part] of parts.entries()) {
        const shared = { resume: part, part: index + 1, parts: parts.length, asOf: input.asOf };
        const job = cutAt(input.rubric.jobText ?? "", JOB_CHARACTERS);
        const ask = (criteria: Criterion[], problem?: string) =>
          askOnce(ai, settings, { ...shared, criteria, job, problem });
        const groups: Collected[] = [];
        for (const group of chunk(asked, most)) groups.push(await collect(ask, group));
        readings.push(toReading(groups, part));
      }
      const mayCompare = !findNotRatedReason(embeddedAnalyzer, identifyLanguages(input.rubric, input.text));
      const read = (criterion: Criterion, { given, provable }: Reading, mine: Verdict | undefined) => {
        const context = { text: input.text, lines: provable, own: mine };
        if (criterion.overall)
          return readRoleFit(criterion, given, { ...context, rubric: input.rubric, mayCompare });
        const verdict = given.get(criterion.id);
        return verdict && readVerdict(verdict, criterion, context);
      };
      return {
        verdicts: input.criteria.flatMap((criterion, index) => {
          const mine = own.verdicts[index];
          return bestOf(readings.flatMap((reading) => read(criterion, reading, mine) ?? [])) ?? mine ?? [];
        }),
        extractedSkills: joinSkills(
          readings.flatMap(({ skills }) => skills),
          own.extractedSkills,
          input.text,
        ),
        relevance: own.relevance,
        flags: listFlags(
          readings.flatMap(({ instructions }) => instructions),
          lines,
          parts.length,
        ),
      };
    },
  };
}

const DEFAULT_CONTEXT = 32_000;
const MAX_CHARACTERS = 40_000;
/** A conservative estimate: other scripts have fewer characters per token, and technical terms take more tokens. */
const CHARACTERS_A_TOKEN = 3;
const PROMPT_TOKENS = 2200;

/** How many criteria and how many resume characters fit into one call. */
function fitInto(contextTokens = DEFAULT_CONTEXT) {
  const answered = Math.floor((contextTokens / 4 - TOKENS_BESIDES) / TOKENS_A_CRITERION);
  const criteria = Math.min(MAX_CRITERIA, Math.max(MIN_CRITERIA, answered));
  const left = contextTokens - PROMPT_TOKENS - TOKENS_BESIDES - TOKENS_A_CRITERION * criteria;
  const characters = Math.min(MAX_CHARACTERS, Math.max(MAX_CHARACTERS / 20, left * CHARACTERS_A_TOKEN));
  return { criteria, characters };
}

const chunk = <Item>(items: Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

type Collected = { given: Map<string, AnswerVerdict>; answer: Answer };

/** A model's answer about one part of a resume. */
type Reading = {
  given: Map<string, AnswerVerdict>;
  skills: string[];
  instructions: number[];
  /** The lines that may serve as evidence: all but those that address the grader. */
  provable: NumberedLine[];
};

function toReading(groups: Collected[], part: NumberedLine[]): Reading {
  const instructions = groups.flatMap(({ answer }) => answer.instructions);
  return {
    given: new Map(groups.flatMap(({ given }) => [...given])),
    skills: groups.flatMap(({ answer }) => answer.skills),
    instructions,
    provable: part.filter(({ number }) => !instructions.includes(number)),
  };
}

/** Uses the part of the resume that shows a criterion best. */
function bestOf(verdicts: Verdict[]): Verdict | undefined {
  return verdicts.toSorted((a, b) => earnedShare(b) - earnedShare(a))[0];
}

type Attempt = { given: Map<string, AnswerVerdict>; answer: Answer | undefined; problem: string };
type Ask = (criteria: Criterion[], problem?: string) => Promise<Attempt>;

/** Collects one verdict per criterion, asking again at most once. */
async function collect(ask: Ask, criteria: Criterion[]): Promise<Collected> {
  const first = await ask(criteria);
  const missing = criteria.filter(({ id }) => !first.given.has(id));
  if (missing.length === 0 && first.answer) return { given: first.given, answer: first.answer };
  const second = await ask(missing, first.problem);
  const given = new Map([...first.given, ...second.given]);
  const answer = first.answer ?? second.answer;
  if (!answer || given.size < criteria.length) throw new AnalyzerError("unusable", second.problem);
  const instructions = [first, second].flatMap((attempt) => attempt.answer?.instructions ?? []);
  return { given, answer: { ...answer, instructions } };
}

async function askOnce(ai: AiBinding, settings: ModelSettings, input: Request): Promise<Attempt> {
  const ids = input.criteria.map(({ id }) => id);
  const output = await requestCompletion(ai, settings, {
    messages: await buildMessages(input),
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

/** Keeps verdicts given exactly once and in the right format; unknown ids are dropped. */
function takeVerdicts({ verdicts }: Answer, ids: string[]): Map<string, AnswerVerdict> {
  const valid = verdicts.flatMap((verdict) => answerVerdictSchema.safeParse(verdict).data ?? []);
  return new Map(
    ids.flatMap((id) => {
      const [verdict, ...others] = valid.filter((one) => one.id === id);
      return verdict && others.length === 0 ? [[id, verdict]] : [];
    }),
  );
}

/** The model's skills that occur in the resume, then any others that the embedded analyzer found. */
function joinSkills(named: string[], own: string[], text: string): string[] {
  const lower = text.toLowerCase();
  const found = named
    .flatMap((name) => cleanWords(name, 40) ?? [])
    .filter((name) => lower.includes(name.toLowerCase()))
    .map((name) => findTerm(name)?.name ?? name);
  return [...new Set([...found, ...own])].slice(0, MAX_SKILLS);
}

function listFlags(instructions: number[], lines: NumberedLine[], parts: number): string[] {
  const flags = lines
    .filter(({ number }) => instructions.includes(number))
    .slice(0, MAX_FLAGS)
    .map(
      ({ text }) => `Possibly addressed to the screening software, and not followed: “${cutAt(text, 160)}”`,
    );
  if (parts > 1) flags.push(`The resume is very long. The AI model read it in ${parts} parts.`);
  return flags;
}
