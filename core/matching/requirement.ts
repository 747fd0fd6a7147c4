import type { EducationLevel } from "../analysis/rubric";
import type { Amount, Recency } from "./asked-amount";
import type { Word } from "./types";

export const requirementKinds = [
  "years",
  "degree",
  "license",
  "language",
  "leadership",
  "domain",
  "role",
  "skill",
  "duty",
] as const;
export type RequirementKind = (typeof requirementKinds)[number];

/** A content word of a requirement. */
export type Unit = { word: Word; weight: number /** As written in the requirement. */; written: string };

/** The words between two conjunctions or prepositions, as indexes into `Requirement.units`. */
export type Part = { units: number[] };

/**
 * Parts that are all required or, with `any`, of which one is enough. `isTail`: what the alternatives before it all end
 * in, "engineering" in "civil or structural engineering".
 */
export type Group = { any: boolean; parts: Part[]; isTail?: true };

export type Requirement = {
  text: string;
  kind: RequirementKind;
  units: Unit[];
  groups: Group[];
  /** Examples in parentheses or after "such as"; any of them is enough. */
  examples: Part[];
  /** Years asked for. */
  years?: number;
  /** Minimum number of people led. */
  people?: number;
  level?: EducationLevel;
  /** How much of it is asked for. */
  amount?: Amount;
  recency?: Recency;
  /** Known certificates and languages it names. */
  names: string[];
};
