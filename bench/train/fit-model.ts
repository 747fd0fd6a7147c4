import type { Chances } from "#core/matching/decide-level";
import { chancesBy, type Model } from "#core/matching/model";
import { boost, type Direction } from "./boost";
import { fitLogistic } from "./logistic";
import type { Example } from "./read-examples";

const RIDGE = 8;

/** Features that may count for or against: the kind of requirement, its length, and counterevidence. */
const FREE = /^(?:is_|few$|two$|many$|rare$|known$|term$|noWork|listedOnly)/;

const toThousandths = (value: number) => Math.round(value * 1000) / 1000;

/**
 * Fits a logistic curve and boosted trees for each of three questions: at least mentioned, at least partly met, met.
 */
export function fitModel(examples: Example[], features: string[]): Model {
  const rows = examples.map((example) => features.map((name) => example.features[name] ?? 0));
  const directions = features.map((name): Direction => (FREE.test(name) ? "free" : "rising"));
  const weights = examples.map(({ weight }) => weight);
  const answers = [0, 1, 2].map((below) => examples.map(({ gold }) => gold > below));
  return {
    features,
    weights: answers.map((isTrue) => fitLogistic({ rows, isTrue, weights }, RIDGE).map(toThousandths)),
    boosted: answers.map((isTrue) => boost({ rows, isTrue, weights, directions })),
  };
}

const FOLDS = 11;

/**
 * Probabilities for each labeled line from a model trained without its job. With more than eleven jobs, several are
 * left out at a time. Contrast cases are used for training only.
 */
export function predictHeldOut(examples: Example[], features: string[]): Map<Example, Chances> {
  const chances = new Map<Example, Chances>();
  const jobs = [...new Set(examples.filter(({ invented }) => !invented).map(({ job }) => job))];
  for (let fold = 0; fold < Math.min(FOLDS, jobs.length); fold++) {
    const left = new Set(jobs.filter((_job, index) => index % FOLDS === fold));
    const model = fitModel(
      examples.filter(({ job }) => !left.has(job)),
      features,
    );
    for (const example of examples)
      if (left.has(example.job)) chances.set(example, chancesBy(model, example.features));
  }
  return chances;
}
