import figures from "./evaluation.json";

/** What `npm run bench:verdicts` found for one half of the labeled adverts. Shares are 0 to 1. */
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

export type Evaluation = {
  /** Of the judge that was measured; a test holds it to the one that judges. */
  engine: string;
  version: string;
  /** A day: 2026-11-22. */
  measuredOn: string;
  /** Adverts that only were looked at, and those that the judge was tuned on. */
  look: Measured;
  tune: Measured;
  contrasts: { look: Contrasts; tune: Contrasts };
};

/** Written by `npm run bench:card`. */
export const evaluation: Evaluation = figures;
