import { hasFilters, listQuerySchema } from "#core/resumes/candidate-query.schema";

/** Query parameters that can refer to candidates beyond the first ones. */
const NEEDS_ALL = ["sort", "candidate", "compare"];

/**
 * Decides which candidates the tournament page includes. By default the document has the first ones, and the first
 * API call loads the rest. If the URL searches, sorts or opens candidates, all of them are needed at once.
 */
export function listBegin(request: Request) {
  const params = new URL(request.url).searchParams;
  const query = listQuerySchema.parse(Object.fromEntries(params));
  if (hasFilters(query) || NEEDS_ALL.some((name) => params.get(name))) return "whole";
  return { tier: query.tier };
}
