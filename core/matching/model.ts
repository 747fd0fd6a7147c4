import type { Chances } from "./decide-level";

/** A value, or: which feature, up to where, what then, what above. */
type Tree = number | [feature: number, edge: number, below: Tree, above: Tree];
export type Trees = { start: number; trees: Tree[] };

/**
 * Two answers to each of three questions, whose mean counts: is it mentioned at least, partly shown at least, met?
 * `weights` has a row of weights a question, the last its constant; `boosted` has small trees that are added up.
 */
export type Model = { features: string[]; weights: number[][]; boosted: Trees[] };

const sigmoid = (z: number) => 1 / (1 + Math.exp(-z));

/** The chances of the four levels. */
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

/** What a tree says of a row of values. */
export function leafOf(tree: Tree, values: number[]): number {
  if (typeof tree === "number") return tree;
  const [feature, edge, below, above] = tree;
  return leafOf((values[feature] ?? 0) <= edge ? below : above, values);
}
