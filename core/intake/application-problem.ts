/** Why an application was rejected, as it appears in the URL of the apply page. */
export const applicationProblems = [
  "none",
  "empty",
  "type",
  "size",
  "full",
  "person",
  "wait",
  "failed",
] as const;
export type ApplicationProblem = (typeof applicationProblems)[number];

/** A honeypot: people don't see this field, bots fill it in. */
export const HONEYPOT = "website";
/** The checkbox for a person instead of automated screening. */
export const HUMAN_ONLY = "humanOnly";
