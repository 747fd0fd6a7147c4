export const title = "Decision records";
export const intro =
  "What was decided in the tournaments of a deleted account: criteria, verdict levels, tiers, who decided, when and why, and the activity log. No names, quotes or files.";
export const deleted = "Deleted";
export const keptUntil = "kept until";
export const download = (name: string) => `Download the records of ${name}`;
export const format = "JSON";
export const notFound = "No records behind this link";
