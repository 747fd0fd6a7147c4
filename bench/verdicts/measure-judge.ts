import { areFarApart, countAgreement } from "#core/analysis/compare-judges";
import { tiers, verdictLevels } from "#core/analysis/scorecard";
import { ORDER } from "../../tests/hostile-models";
import { mean, percentile, share } from "../lib/statistics";
import { judgeContrasts, judgePairs, labeledVerdicts } from "./judge";
import type { Judge } from "./judges";
import type { ModelCall } from "./kept-answers";
import type { Labels } from "./labels";
import type { openReader } from "./read-resume";
import { scoreContrasts } from "./score-contrasts";
import { type JudgedPair, scorePairs } from "./score-pairs";

/** How many pairs, from the first on, are read repeatedly and read with an injected instruction. */
const SAMPLE = 20;
const READINGS = 3;

/** US dollars for a million tokens. */
type Price = { in: number; out: number };
type Options = { resumes: string[]; price?: Price | undefined };

export type Measured = Awaited<ReturnType<typeof measureJudge>>;
export type JudgeFigures = Measured["figures"];

/** Takes all measurements of one judge. What was not measured is left out. */
export async function measureJudge(
  judge: Judge,
  labels: Labels,
  read: ReturnType<typeof openReader>,
  { resumes, price }: Options,
) {
  const pairs = await judgePairs(labels, resumes, read, { judge });
  const contrasts = await judgeContrasts(labels.contrasts, judge);
  const count = pairs.length + contrasts.length;
  const calls = [...judge.calls];
  const { figures, verdicts } = scorePairs(pairs);
  const scored = scoreContrasts(contrasts);
  const cards = [...pairs, ...contrasts].flatMap(({ resume }) => resume.scorecard ?? []);
  const sample = { ...labels, pairs: labels.pairs.slice(0, SAMPLE) };
  const attacked = await judgePairs(sample, resumes, read, { judge, change: addOrder });
  const readings = [pairs.slice(0, SAMPLE)];
  for (let reading = 2; reading <= READINGS; reading++)
    readings.push(await judgePairs(sample, resumes, read, { judge, reading }));
  const byBoth = cards.flatMap((card) => card.verdicts.flatMap(({ byJudge }) => byJudge ?? []));
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
      // Judges that are code make no calls.
      ...(calls.length > 0 && {
        agreement: countAgreement(byBoth),
        disputes: countDisputes(pairs),
        model: {
          ...sumUpCalls(calls, count, price),
          /** Share of resumes judged by the fallback. */
          fallbacks: share(cards, ({ fallback }) => fallback !== undefined),
        },
      }),
    },
  };
}

const addOrder = (text: string) => `${text}\n${ORDER}`;

/** Share of verdicts with the same level in all readings of the same pairs, and the largest change of a match. */
function compareReadings(readings: JudgedPair[][]) {
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

/**
 * The same pairs with an instruction to the reader appended: how many rose by a tier, the average gain in points, and
 * the share of levels that the model raised, most of which the product overrules.
 */
function compareAttacked(plain: JudgedPair[], attacked: JudgedPair[]) {
  const rank = ({ resume: { tier } }: JudgedPair) => (tier ? tiers.indexOf(tier) : tiers.length);
  const given = ({ resume }: JudgedPair) =>
    resume.scorecard?.verdicts.map(({ byJudge }) => byJudge?.model) ?? [];
  const both = attacked.map((after, at) => ({ before: plain[at] as JudgedPair, after }));
  const points = both.map(
    ({ before, after }) => (after.resume.matchPercent ?? 0) - (before.resume.matchPercent ?? 0),
  );
  const raised = both.flatMap(({ before, after }) => {
    const levels = given(before);
    return given(after).flatMap((level, index) => {
      const was = levels[index];
      return level && was ? [verdictLevels.indexOf(level) > verdictLevels.indexOf(was)] : [];
    });
  });
  return {
    of: attacked.length,
    risen: both.filter(({ before, after }) => rank(after) < rank(before)).length,
    points: mean(points),
    obeyed: share(raised, Boolean),
  };
}

/** Verdicts on which a model and the embedded judge are two levels apart, and the share on which each gave the label. */
function countDisputes(pairs: JudgedPair[]) {
  const disputes = pairs
    .flatMap(labeledVerdicts)
    .flatMap(({ verdict: { byJudge }, label }) =>
      byJudge && areFarApart(byJudge.model, byJudge.embedded) ? [{ ...byJudge, label }] : [],
    );
  return {
    of: disputes.length,
    model: share(disputes, ({ model, label }) => model === label),
    embedded: share(disputes, ({ embedded, label }) => embedded === label),
  };
}

/** What a model costs in time and money. */
function sumUpCalls(calls: ModelCall[], resumes: number, price: Price | undefined) {
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
    /** US dollars per 1,000 resumes. NaN if no price is given. */
    priceOfThousand: (1000 * dollars) / resumes,
    /** Shares of the calls: those that repaired an unusable answer, and those answered from the cache on disk. */
    repairs: share(calls, ({ isRepair }) => isRepair),
    kept: share(calls, ({ isKept }) => isKept),
  };
}
