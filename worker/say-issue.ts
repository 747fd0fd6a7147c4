import * as z from "zod";

const KINDS: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a JSON object",
};
const either = new Intl.ListFormat("en", { type: "disjunction" });

/** What is wrong with a field, in words for people. Zod's own are for programmers. */
export function sayIssue(issue: z.core.$ZodRawIssue): string {
  const name = z.core.toDotPath(issue.path ?? []) || "The body";
  if (issue.input === undefined) return `${name} is required`;
  switch (issue.code) {
    case "invalid_type":
      return `${name} must be ${KINDS[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `${name} must be ${either.format(issue.values.map((value) => JSON.stringify(value)))}`;
    case "too_big":
      return `${name} is larger than ${issue.maximum.toLocaleString("en")}`;
    case "too_small":
      return `${name} is too small`;
    case "unrecognized_keys":
      return `${name} has unknown fields: ${issue.keys.join(", ")}`;
    default:
      return `${name} is not valid`;
  }
}
