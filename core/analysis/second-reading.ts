import { embeddedAnalyser } from "../matching/embedded-analyser";
import { scoreVerdicts } from "../scoring/score-verdicts";
import { type Analyser, AnalyserError, type AnalyserInput } from "./analyser";
import { limitUnsupported, unsupportedNotice } from "./limit-unsupported";
import type { Criterion } from "./rubric";
import { type Verdict, type VerdictLevel, verdictLevels } from "./scorecard";
import { verifyVerdicts } from "./verify-evidence";

export type Reading = { verdicts: Verdict[]; extractedSkills: string[]; relevance: number; flags: string[] };

const EDGES = [50, 70, 90];
const NEAR = 4;

/** Levels this far apart are a disagreement, not a shade. */
const FAR_APART = 2;

const NOT_READ_TWICE =
  "The match is close to the edge of a tier and could be read only once. Please look yourself.";

/**
 * Reads a resume and verifies the quotes. An analyser that is not steady is asked a second time, criteria in
 * reverse order, when the percentage lies near the edge of a tier; its verdicts on skills are also held
 * against those of the embedded analyser. Where two readings are far apart the recruiter is told, and where a level is
 * not borne out by the passage it rests on. `kept` are verdicts of an earlier reading that the percentage counts as well.
 */
export async function readCarefully(
  analyser: Analyser,
  input: AnalyserInput,
  kept: Verdict[],
): Promise<Reading> {
  if (analyser.isSteady) return read(analyser, input);

  const plain = await read(embeddedAnalyser, input);
  const first = limitAllUnsupported(await read(analyser, input), input, plain);
  const { matchPercent } = scoreVerdicts(input.rubric.criteria, [...kept, ...first.verdicts]);
  const isNear = EDGES.some((edge) => Math.abs(matchPercent - edge) <= NEAR);
  const again = isNear ? await readReversed(analyser, input) : undefined;
  const second = again && limitAllUnsupported(again, input, plain);
  const disputed = input.criteria.filter(
    (criterion, index) =>
      areFarApart(first.verdicts[index], second?.verdicts[index]) ||
      (isKnownSkill(criterion) && areFarApart(first.verdicts[index], plain.verdicts[index])),
  );
  const flags = [...first.flags, ...(second?.flags ?? [])];
  if (isNear && !second) flags.push(NOT_READ_TWICE);
  if (disputed.length > 0) flags.push(sayDisputed(disputed));
  return {
    verdicts: first.verdicts.map((verdict, index) => join(verdict, second?.verdicts[index])),
    extractedSkills: first.extractedSkills,
    relevance: first.relevance,
    flags: [...new Set(flags)],
  };
}

/** The levels of a reading as far as its passages and the code's own reading bear them out. */
function limitAllUnsupported(reading: Reading, { criteria, text }: AnalyserInput, plain: Reading): Reading {
  const verdicts = reading.verdicts.map((verdict, index) => {
    const criterion = criteria[index];
    return criterion ? limitUnsupported(verdict, criterion, { text, own: plain.verdicts[index] }) : verdict;
  });
  const words = unsupportedNotice(criteria, verdicts);
  return { ...reading, verdicts, flags: words ? [...reading.flags, words] : reading.flags };
}

async function read(analyser: Analyser, input: AnalyserInput): Promise<Reading> {
  const { verdicts, flags = [], ...findings } = await analyser.analyse(input);
  return { ...findings, verdicts: verifyVerdicts(input.text, input.criteria, verdicts), flags };
}

/** In the order of the first reading; undefined when the analyser cannot now, which is no reason to lose the first. */
async function readReversed(analyser: Analyser, input: AnalyserInput): Promise<Reading | undefined> {
  try {
    const reading = await read(analyser, { ...input, criteria: input.criteria.toReversed() });
    return { ...reading, verdicts: reading.verdicts.toReversed() };
  } catch (fault) {
    if (fault instanceof AnalyserError) return undefined;
    throw fault;
  }
}

/** A level above "none" needs a quote, so the reading that has one comes first. */
function join(first: Verdict, second: Verdict = first): Verdict {
  if (first.level === second.level) return first;
  return first.level === "none"
    ? { ...second, secondLevel: first.level }
    : { ...first, secondLevel: second.level };
}

/** Where the embedded analyser knows the skill by name; of other requirements it can tell too little to object. */
const isKnownSkill = ({ kind, skills }: Criterion) => kind === "skill" && skills.length > 0;

const rankOf = (level: VerdictLevel) => verdictLevels.indexOf(level);

function areFarApart(a: Verdict | undefined, b: Verdict | undefined): boolean {
  return a !== undefined && b !== undefined && Math.abs(rankOf(a.level) - rankOf(b.level)) >= FAR_APART;
}

function sayDisputed(criteria: Criterion[]): string {
  return `The readings disagree on: ${criteria.map(({ text }) => text).join("; ")}. Please look yourself.`;
}
