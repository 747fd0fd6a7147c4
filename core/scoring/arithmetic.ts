import type { Arithmetic, Scorecard } from "../analysis/scorecard";
import calibration from "./calibration.json";

/** The arithmetic for new results. calibration.json says which figures are fitted, and on what data. */
export const ARITHMETIC: Arithmetic = {
  levels: { none: [0, 0], weak: [0.25, 0.4], partial: [0.5, 0.8], strong: [0.9, 1] },
  notSure: calibration.notSure,
  otherField: 0.6,
  edges: calibration.edges,
};

/** The arithmetic that a stored scorecard was computed with. */
export const arithmeticOf = ({ arithmetic = ARITHMETIC }: Pick<Scorecard, "arithmetic">): Arithmetic =>
  arithmetic;
