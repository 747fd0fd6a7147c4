import type { Criterion } from "#core/analysis/rubric";

type Stated = Pick<Criterion, "importance" | "knockOut">;

/** A single choice for the form: a knock-out is a must-have that is named first if it is missing. */
export type Importance = Criterion["importance"] | "knock-out";

export const IMPORTANCE_WORDS: Record<Importance, string> = {
  must: "Must have",
  nice: "Nice to have",
  "knock-out": "Knock-out",
};

export const importanceOf = ({ importance, knockOut }: Stated): Importance =>
  importance === "must" && knockOut ? "knock-out" : importance;

export const toStated = (chosen: Importance): Stated => ({
  importance: chosen === "nice" ? "nice" : "must",
  knockOut: chosen === "knock-out",
});
