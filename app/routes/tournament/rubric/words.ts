import type { Criterion } from "#core/analysis/rubric";

export const IMPORTANCE_WORDS: Record<Criterion["importance"], string> = {
  must: "Must have",
  nice: "Nice to have",
};

export const WEIGHT_WORDS = ["Lowest", "Low", "Medium", "High", "Highest"];
