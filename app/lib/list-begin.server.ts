import { tierSchema } from "#core/analysis/scorecard";

/** What asks for candidates that need not be among the first ones. */
const NEEDS_ALL = ["q", "sort", "candidate", "compare"];

/**
 * With which candidates the page of a tournament begins. The first ones come in its document, the others with its
 * first call; what the address searches, sorts or opens can only be found among all of them.
 */
export function listBegin(request: Request) {
  const params = new URL(request.url).searchParams;
  if (NEEDS_ALL.some((name) => params.get(name))) return "whole";
  return { tier: tierSchema.safeParse(params.get("tier")).data };
}
