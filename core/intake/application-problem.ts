/** Why an application was not taken, as it appears in the URL of the apply page. */
export const applicationProblems = ["none", "type", "size", "full", "person", "wait", "failed"] as const;
export type ApplicationProblem = (typeof applicationProblems)[number];

/** Left empty by people, who don't see it; programs that fill in forms fill it in. */
export const HONEYPOT = "website";
/** The checkbox for a person instead of automated screening. */
export const HUMAN_ONLY = "humanOnly";
