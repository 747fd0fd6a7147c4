import { type Analyzer, AnalyzerError, type AnalyzerInput } from "../analysis/analyzer";
import { areFarApart, compareJudges, isForModel } from "../analysis/compare-judges";
import { limitUnsupported, unsupportedNotice } from "../analysis/limit-unsupported";
import type { Criterion } from "../analysis/rubric";
import type { Verdict } from "../analysis/scorecard";
import { verifyVerdicts } from "../analysis/verify-evidence";
import { embeddedAnalyzer } from "../matching/embedded-analyzer";
import { sumUpParts } from "../matching/whole/judge-whole";
import { scoreVerdicts } from "../scoring/score-verdicts";
import { TIER_FLOORS } from "../scoring/tier";

export type Reading = { verdicts: Verdict[]; extractedSkills: string[]; relevance: number; flags: string[] };

/** How near the edge of a tier a percentage is read twice. */
const NEAR = 4;

const NOT_READ_TWICE =
  "The match is close to the edge of a tier and could be read only once. Please check yourself.";

type Options = {
  /** Verdicts from an earlier reading that also count toward the percentage. */
  kept: Verdict[];
  /** The embedded judge is measured in these languages too, so its verdicts can be compared with the model's. */
  mayCompare: boolean;
};

/**
 * Reads a resume and verifies the quotes. An analyzer that is not steady reads a second time, with the criteria in
 * reverse order, if the percentage is near the edge of a tier. Its verdicts are also compared with those of the
 * embedded judge. The recruiter is told if two readings are far apart, or if the passage does not support the level.
 */
export async function readCarefully(
  analyzer: Analyzer,
  input: AnalyzerInput,
  { kept, mayCompare }: Options,
): Promise<Reading> {
  if (analyzer.isDeterministic) return read(analyzer, input);

  const plain = await read(embeddedAnalyzer, input);
  const given = await read(analyzer, input);
  const first = limitAllUnsupported(given, input, plain);
  const { matchPercent } = scoreVerdicts(input.rubric.criteria, [...kept, ...first.verdicts]);
  const isNear = Object.values(TIER_FLOORS).some((floor) => Math.abs(matchPercent - floor) <= NEAR);
  const again = isNear ? await readReversed(analyzer, input) : undefined;
  const second = again && limitAllUnsupported(again, input, plain);
  const verdicts = first.verdicts.map((verdict, index) => {
    const [one, own] = [given.verdicts[index], plain.verdicts[index]];
    const joined = join(verdict, second?.verdicts[index]);
    const isCompared = mayCompare && one && own && isForModel(input.criteria[index] as Criterion);
    return isCompared ? compareJudges(joined, one.level, own) : joined;
  });
  const disputed = input.criteria.filter((_, index) => isDisputed(verdicts[index]));
  const flags = [...first.flags, ...(second?.flags ?? [])];
  if (isNear && !second) flags.push(NOT_READ_TWICE);
  if (disputed.length > 0) flags.push(describeDisagreement(disputed));
  return {
    verdicts,
    extractedSkills: first.extractedSkills,
    relevance: first.relevance,
    flags: [...new Set(flags)],
  };
}

/** Limits the levels of a reading to what its passages and the code's own reading support. */
function limitAllUnsupported(reading: Reading, { criteria, text }: AnalyzerInput, plain: Reading): Reading {
  const verdicts = reading.verdicts.map((verdict, index) => {
    const criterion = criteria[index];
    // The parts of the job as a whole were already limited one by one.
    if (!criterion || verdict.parts) return verdict;
    return limitUnsupported(verdict, criterion, { text, own: plain.verdicts[index] });
  });
  const words = unsupportedNotice(criteria, verdicts);
  return { ...reading, verdicts, flags: words ? [...reading.flags, words] : reading.flags };
}

async function read(analyzer: Analyzer, input: AnalyzerInput): Promise<Reading> {
  const { verdicts, flags = [], ...findings } = await analyzer.analyze(input);
  return { ...findings, verdicts: verifyVerdicts(input.text, input.criteria, verdicts), flags };
}

/**
 * Returns verdicts in the order of the first reading; undefined if the analyzer fails now, so
 * that the first reading is kept.
 */
async function readReversed(analyzer: Analyzer, input: AnalyzerInput): Promise<Reading | undefined> {
  try {
    const reading = await read(analyzer, { ...input, criteria: input.criteria.toReversed() });
    return { ...reading, verdicts: reading.verdicts.toReversed() };
  } catch (error) {
    if (error instanceof AnalyzerError) return undefined;
    throw error;
  }
}

/** A level above "none" needs a quote, so the reading that has one goes first. */
function join(first: Verdict, second: Verdict = first): Verdict {
  if (first.parts && second.parts) return joinParts(first, second);
  if (first.level === second.level) return first;
  return first.level === "none"
    ? { ...second, secondLevel: first.level }
    : { ...first, secondLevel: second.level };
}

/** The job as a whole: each part counts the mean of the two readings. */
function joinParts(first: Verdict, second: Verdict): Verdict {
  const parts = (first.parts ?? []).map((part) => {
    const other = second.parts?.find(({ name }) => name === part.name) ?? part;
    return { ...part, share: (part.share + other.share) / 2, evidence: part.evidence ?? other.evidence };
  });
  return sumUpParts(first.criterionId, parts);
}

const isDisputed = (verdict: Verdict | undefined): boolean =>
  verdict !== undefined &&
  ((verdict.secondLevel !== undefined && areFarApart(verdict.level, verdict.secondLevel)) ||
    (verdict.byJudge !== undefined && areFarApart(verdict.byJudge.model, verdict.byJudge.embedded)));

function describeDisagreement(criteria: Criterion[]): string {
  return `The readings disagree on: ${criteria.map(({ text }) => text).join("; ")}. Please check yourself.`;
}
