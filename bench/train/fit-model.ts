import type { Chances } from "#core/matching/decide-level";
import { chancesBy, type Model } from "#core/matching/model";
import { fitLogistic } from "../verdicts/logistic";
import { boost, type Direction } from "./boost";
import type { Example } from "./read-examples";

const RIDGE = 8;

/** Features that may speak for and against: what kind of requirement it is, how long, and what stands against it. */
const FREE =
  /^(?:is_|few$|two$|many$|rare$|term$|noWork|assisted|denied|undated|listedOnly|led|trained|people|domain)/;

/** For each of three questions (at least mentioned, at least partly, met) a logistic curve and boosted trees. */
export function fitModel(examples: Example[], features: string[]): Model {
  const rows = examples.map((example) => features.map((name) => example.features[name] ?? 0));
  const directions = features.map((name): Direction => (FREE.test(name) ? "free" : "rising"));
  const weights = examples.map(({ weight }) => weight);
  const answers = [0, 1, 2].map((below) => examples.map(({ gold }) => gold > below));
  return {
    features,
    weights: answers.map((isTrue) => fitWeights(rows, isTrue, weights)),
    boosted: answers.map((isTrue) => boost({ rows, isTrue, weights, directions })),
  };
}

function fitWeights(rows: number[][], isTrue: boolean[], weights: number[]): number[] {
  const examples = rows.map((features, row) => ({
    features,
    isTrue: isTrue[row] === true,
    weight: weights[row] ?? 1,
  }));
  return fitLogistic(examples, RIDGE).map((value) => Math.round(value * 1000) / 1000);
}

/** The chances of each labeled line by a model that has seen no line of its job. Contrast cases serve to learn only. */
export function foretell(examples: Example[], features: string[]): Map<Example, Chances> {
  const chances = new Map<Example, Chances>();
  for (const job of new Set(examples.filter(({ invented }) => !invented).map((example) => example.job))) {
    const model = fitModel(
      examples.filter((example) => example.job !== job),
      features,
    );
    for (const example of examples)
      if (example.job === job) chances.set(example, chancesBy(model, example.features));
  }
  return chances;
}
