import figures from "./evaluation.json";

/** Results of `npm run bench:verdicts` for one half of the labeled adverts. Shares are 0 to 1. */
export type Measured = typeof figures.look;

/** Results of the same command for a language model, on all or some of the labels. */
export type MeasuredModel = Measured & {
  /** "workers-ai" or "openai". */
  engine: string;
  name: string;
  measuredOn: string;
  contrastsPassed?: number;
  /** Share of verdicts that were the same in three runs. */
  stable?: number;
  secondsP50: number;
  /** In US dollars; null if no price is known. */
  priceOfThousand: number | null;
  fallbacks: number;
};

/**
 * Written by `npm run bench:card`. `look`: adverts that the judge was not tuned on; `newTrades`: those of them whose
 * trades the rules were not written for either. A model that is not listed has never been measured.
 */
export const evaluation = { ...figures, models: figures.models as MeasuredModel[] };
export type Evaluation = typeof evaluation;

type Judge = { engine: string; version: string; model: string | null };

export const isMeasured = ({ engine, version, model }: Judge) =>
  model
    ? evaluation.models.some((one) => one.engine === engine && one.name === model)
    : evaluation.engine === engine && evaluation.version === version;
