import type { Chances } from "./decide-level";

/** A leaf's value, or a split: `below` if the feature is at most `edge`, otherwise `above`. */
type Tree = number | [feature: number, edge: number, below: Tree, above: Tree];
export type Trees = { start: number; trees: Tree[] };

/**
 * For each of three questions (at least mentioned? at least partly met? met?), the log-odds of a logistic regression
 * and of boosted trees are averaged. `weights` has a row per question, which ends with the intercept.
 */
export type Model = { features: string[]; weights: number[][]; boosted: Trees[] };

const sigmoid = (z: number) => 1 / (1 + Math.exp(-z));

/** The probabilities of the four levels. */
export function chancesBy(model: Model, features: Record<string, number>): Chances {
  const values = model.features.map((name) => features[name] ?? 0);
  const [some = 0, part = 0, met = 0] = model.weights.map((weights, question) => {
    const sum = values.reduce(
      (total, value, index) => total + value * (weights[index] ?? 0),
      weights[values.length] ?? 0,
    );
    const { start, trees } = model.boosted[question] ?? { start: 0, trees: [] };
    const grown = trees.reduce<number>((total, tree) => total + leafOf(tree, values), start);
    return sigmoid((sum + grown) / 2);
  });
  const atLeastPart = Math.min(some, part);
  const isMet = Math.min(atLeastPart, met);
  return [1 - some, some - atLeastPart, atLeastPart - isMet, isMet];
}

/** The value of the leaf that the values lead to. */
export function leafOf(tree: Tree, values: number[]): number {
  let at = tree;
  while (typeof at !== "number") at = (values[at[0]] ?? 0) <= at[1] ? at[2] : at[3];
  return at;
}
