import { hasZipExport, type Plan } from "#core/billing/plan";
import { count } from "./format";

type Refusal = { status: number; message: string; details: Record<string, unknown> };

/**
 * Serializes an error as the API would if it is caused by a plan limit: it has `limitReached`, or it is a 403 whose
 * message mentions a limit or an upgrade. A file above 10 MB also hits a limit, but is no 403.
 */
export function readPlanLimit({ status, message, details }: Refusal): string | undefined {
  const isLimit = details.limitReached === true || (status === 403 && /limit|upgrade/i.test(message));
  return isLimit ? `${status}: ${JSON.stringify({ message, ...details })}` : undefined;
}

/** Text of the upgrade dialog for an error: the error's own message, unless it is machine-readable. */
export function upgradeWords(error: string | undefined): string[] {
  const text = error?.replace(/^403:\s*/, "") || "You've reached the limit for your current plan.";
  if (/currentUsage|limitReached/.test(text)) {
    return [
      "You have reached your monthly limit of tournaments.",
      "Please upgrade your plan to continue screening resumes.",
    ];
  }
  if (text.includes("{")) {
    return ["You have reached your plan's limit.", "Upgrade to continue creating tournaments."];
  }
  return [text];
}

export function upgradePerks(plans: Plan[]): string[] {
  const paid = plans.filter(({ priceInCents }) => priceInCents > 0);
  if (paid.length === 0) return [];
  const most = (key: "maxTournamentsPerMonth" | "maxResumesPerTournament") =>
    Math.max(...paid.map((plan) => plan[key]));
  return [
    `Up to ${count(most("maxTournamentsPerMonth"), "tournament")} in one pack; packs add up`,
    `Up to ${count(most("maxResumesPerTournament"), "resume")} per tournament`,
    ...(paid.some(hasZipExport) ? ["The resumes of a tier in a single zip"] : []),
  ];
}
