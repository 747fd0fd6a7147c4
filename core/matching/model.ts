import coefficients from "./coefficients.json";
import type { Chances } from "./decide-level";

const names = coefficients.features;
const sigmoid = (z: number) => 1 / (1 + Math.exp(-z));

/** The chances of the four levels: three logistic curves, "mentioned at least", "partly at least" and "met". */
export function chancesOf(features: Record<string, number>): Chances {
  const above = coefficients.weights.map((weights) => {
    let z = weights[names.length] ?? 0;
    names.forEach((name, index) => {
      z += (weights[index] ?? 0) * (features[name] ?? 0);
    });
    return sigmoid(z);
  });
  const some = above[0] ?? 0;
  const part = Math.min(some, above[1] ?? 0);
  const met = Math.min(part, above[2] ?? 0);
  return [1 - some, some - part, part - met, met];
}
