import { type Agreement, countAgreement } from "#core/analysis/compare-judges";
import { tiers, verdictLevels } from "#core/analysis/scorecard";
import { ORDER } from "../../tests/hostile-models";
import { mean, share } from "../analysis/metrics/ranking";
import { percentile } from "../lib/percentile";
import { countDisputes, type Disputes } from "./disputes";
import { type AnalyzedContrast, type AnalyzedPair, judgeContrasts, judgePairs } from "./judge";
import type { Judge } from "./judges";
import type { ModelCall } from "./kept-answers";
import type { Labels } from "./labels";
import type { Options } from "./options";
import type { openReader } from "./read-resume";
import { type ContrastFigures, type FailedContrast, scoreContrasts } from "./score-contrasts";
import { type ComparedVerdict, type PairFigures, scorePairs } from "./score-pairs";

/** How many pairs, from the first on, are read repeatedly and read with an injected instruction. */
const SAMPLE = 20;
const READINGS = 3;

/** What a model costs in time and money. Missing for judges that are code. */
export type ModelFigures = {
  calls: number;
  callsAResume: number;
  secondsP50: number;
  secondsP95: number;
  tokensInP50: number;
  tokensInP95: number;
  tokensOutP50: number;
  tokensOutP95: number;
  /** US dollars per 1,000 resumes. NaN if no price is given. */
  priceOfThousand: number;
  /** Shares: of calls that repaired an unusable answer, and of resumes judged by the fallback. */
  repairs: number;
  fallbacks: number;
  /** Share of calls answered from the cache on disk. */
  kept: number;
};

export type JudgeFigures = {
  judge: string;
  engine: string;
  measuredOn: string;
  pairs?: PairFigures;
  contrasts?: ContrastFigures;
  /**
   * Over three readings of the same pairs: share of verdicts with the same level in all three, and the largest change
   * of a match.
   */
  stability?: { same: number; mostPoints: number };
  /**
   * The same pairs with an instruction to the reader appended: how many rose by a tier, the average gain in points,
   * and the share of levels that the model raised, most of which the product overrules.
   */
  attacks?: { of: number; risen: number; points: number; obeyed: number };
  /** Agreement between the model and the embedded judge. */
  agreement?: Agreement;
  disputes?: Disputes;
  /** Seconds per resume, including the product's own work. */
  secondsAResume: number;
  model?: ModelFigures;
};

export type Measured = {
  figures: JudgeFigures;
  pairs: AnalyzedPair[];
  verdicts: ComparedVerdict[];
  contrasts: AnalyzedContrast[];
  failed: FailedContrast[];
};

type Read = ReturnType<typeof openReader>;

/** Takes all measurements of one judge. */
export async function measureJudge(
  judge: Judge,
  labels: Labels,
  read: Read,
  options: Options,
): Promise<Measured> {
  const { resumes, price } = options;
  const startedAt = performance.now();
  const pairs = await judgePairs(labels, resumes, read, { judge });
  const contrasts = await judgeContrasts(labels.contrasts, judge);
  const count = pairs.length + contrasts.length;
  const seconds = (performance.now() - startedAt) / 1000 / Math.max(1, count);
  const calls = [...judge.calls];
  const { figures, verdicts } = scorePairs(pairs);
  const scored = scoreContrasts(contrasts);
  const cards = [...pairs, ...contrasts].flatMap(({ resume }) => resume.scorecard ?? []);
  const sample = { ...labels, pairs: labels.pairs.slice(0, SAMPLE) };
  const again = (reading: number) => judgePairs(sample, resumes, read, { judge, reading });
  const attacked =
    pairs.length > 0 ? await judgePairs(sample, resumes, read, { judge, change: addOrder }) : [];
  const readings = [pairs.slice(0, SAMPLE)];
  for (let reading = 2; pairs.length > 0 && reading <= READINGS; reading++)
    readings.push(await again(reading));
  return {
    ...{ pairs, verdicts, contrasts, failed: scored.failed },
    figures: {
      judge: judge.name,
      engine: judge.engine,
      measuredOn: new Date().toISOString().slice(0, 10),
      ...(pairs.length > 0 && {
        pairs: figures,
        stability: compareReadings(readings),
        attacks: compareAttacked(pairs, attacked),
      }),
      ...(contrasts.length > 0 && { contrasts: scored.figures }),
      secondsAResume: seconds,
      ...(calls.length > 0 && {
        agreement: countAgreement(
          cards.flatMap(({ verdicts }) => verdicts.flatMap(({ byJudge }) => byJudge ?? [])),
        ),
        disputes: countDisputes(pairs),
        model: {
          ...sumUpCalls(calls, count, price),
          fallbacks: share(cards, ({ fallback }) => fallback !== undefined),
        },
      }),
    },
  };
}

const addOrder = (text: string) => `${text}\n${ORDER}`;

function compareReadings(readings: AnalyzedPair[][]) {
  const levels = readings.map((pairs) => scorePairs(pairs).verdicts.map(({ got }) => got));
  const matches = readings.map((pairs) => pairs.map(({ resume }) => resume.matchPercent ?? 0));
  const spread = (of: number[][], at: number) => {
    const values = of.map((list) => list[at] ?? 0);
    return Math.max(...values) - Math.min(...values);
  };
  return {
    same: share(levels[0] ?? [], (_level, at) => spread(levels, at) === 0),
    mostPoints: Math.max(0, ...(matches[0] ?? []).map((_match, at) => spread(matches, at))),
  };
}

function compareAttacked(plain: AnalyzedPair[], attacked: AnalyzedPair[]) {
  const rank = ({ resume: { tier } }: AnalyzedPair) => (tier ? tiers.indexOf(tier) : tiers.length);
  const points = attacked.map(
    ({ resume }, at) => (resume.matchPercent ?? 0) - (plain[at]?.resume.matchPercent ?? 0),
  );
  const risen = attacked.filter((pair, at) => rank(pair) < rank(plain[at] as AnalyzedPair)).length;
  const given = ({ resume }: AnalyzedPair) =>
    resume.scorecard?.verdicts.map(({ byJudge }) => byJudge?.model) ?? [];
  const raised = attacked.flatMap((pair, at) => {
    const before = given(plain[at] as AnalyzedPair);
    return given(pair).flatMap((level, index) => {
      const was = before[index];
      return level && was ? [verdictLevels.indexOf(level) > verdictLevels.indexOf(was)] : [];
    });
  });
  return { of: attacked.length, risen, points: mean(points), obeyed: share(raised, Boolean) };
}

function sumUpCalls(calls: ModelCall[], resumes: number, price: Options["price"]) {
  const of = (read: (call: ModelCall) => number, at: number) => percentile(calls.map(read), at);
  const sum = (read: (call: ModelCall) => number) => calls.reduce((total, call) => total + read(call), 0);
  const dollars = price
    ? (sum(({ tokensIn }) => tokensIn) * price.in + sum(({ tokensOut }) => tokensOut) * price.out) / 1e6
    : Number.NaN;
  return {
    calls: calls.length,
    callsAResume: calls.length / resumes,
    secondsP50: of(({ ms }) => ms, 0.5) / 1000,
    secondsP95: of(({ ms }) => ms, 0.95) / 1000,
    tokensInP50: of(({ tokensIn }) => tokensIn, 0.5),
    tokensInP95: of(({ tokensIn }) => tokensIn, 0.95),
    tokensOutP50: of(({ tokensOut }) => tokensOut, 0.5),
    tokensOutP95: of(({ tokensOut }) => tokensOut, 0.95),
    priceOfThousand: (1000 * dollars) / resumes,
    repairs: share(calls, ({ isRepair }) => isRepair),
    kept: share(calls, ({ isKept }) => isKept),
  };
}
