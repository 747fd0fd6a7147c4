import figures from "./evaluation.json";

/** Results of `npm run bench:verdicts` for one half of the labeled adverts. Shares are 0 to 1. */
export type Measured = {
  pairs: number;
  verdicts: number;
  exact: number;
  kappa: number;
  falseClaim: number;
  missed: number;
  coverage: number;
  kappaCertain: number;
  falseClaimCertain: number;
  missedCertain: number;
  rho: number;
  tierRight: number;
  tierFarOff: number;
  badInAB: number;
  goodInD: number;
};

type Contrasts = { cases: number; passed: number; kinds: Record<string, { passed: number; of: number }> };

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

export type Evaluation = {
  /** The judge that was measured; a test ensures that it is the current one. */
  engine: string;
  version: string;
  /** ISO 8601 date, such as 2026-11-22. */
  measuredOn: string;
  /**
   * `look`: adverts that the judge was not tuned on; `newTrades`: those of them whose trades the rules were not written
   * for either. `tune`: adverts that it was tuned on.
   */
  newTrades: Measured;
  look: Measured;
  tune: Measured;
  contrasts: { look: Contrasts; tune: Contrasts };
  /** Share of verdicts that were the same in three readings. */
  stability: { same: number; mostPoints: number };
  /** Resumes with an order to the reader added: how many rose by a tier. */
  attacks: { of: number; risen: number; points: number };
  /** A model that is not listed has never been measured. */
  models: MeasuredModel[];
};

/** Written by `npm run bench:card`. */
export const evaluation: Evaluation = figures;

/** Whether the judge that a scorecard names has been measured. */
export const isMeasured = ({
  engine,
  version,
  model,
}: {
  engine: string;
  version: string;
  model: string | null;
}) =>
  model
    ? evaluation.models.some((one) => one.engine === engine && one.name === model)
    : evaluation.engine === engine && evaluation.version === version;
