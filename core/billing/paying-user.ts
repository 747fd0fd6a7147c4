import type { Page } from "#core/paging";
import type { TournamentSummary } from "#core/tournaments/tournament";
import type { PlanName } from "./plan";

/** How the list of paying users is narrowed. */
export const userTypes = ["all", "unlimited", "paid", "credits"] as const;
export type UserType = (typeof userTypes)[number];

export type PayingUserTournament = Pick<
  TournamentSummary,
  "id" | "name" | "status" | "resumeCount" | "jobDescription" | "keySkills" | "createdAt" | "isDemoTournament"
>;

/** Who has a plan, credits or unlimited access, or once bought something. Dates are ISO 8601. */
export type PayingUser = {
  id: string;
  email: string;
  createdAt: string;
  stripeCustomerId: string | null;
  stripePlanId: string | null;
  planName: PlanName;
  additionalTournamentCredits: number;
  hasUnlimitedAccess: boolean;
  /** Newest first. */
  tournaments: PayingUserTournament[];
};

/** In a list with the newest tournaments only, each with the beginning of its description. */
export type PayingUserRow = PayingUser & { tournamentCount: number; resumeCount: number };

type PayingUserFigures = { users: number; tournaments: number; resumes: number; unlimited: number };

/** With the figures of all of them, whatever was searched for. */
export type PayingUserPage = Page<PayingUserRow> & { figures: PayingUserFigures };

/** How many of a user's tournaments a list shows. */
export const LISTED_TOURNAMENTS = 50;

export const DESCRIPTION_PREVIEW_LENGTH = 150;

export type AccountType = "Unlimited" | PlanName | "Has Credits" | "Free";

/** The one that says most of what the account may do. */
export function accountType({
  hasUnlimitedAccess,
  planName,
  additionalTournamentCredits,
}: Pick<PayingUser, "hasUnlimitedAccess" | "planName" | "additionalTournamentCredits">): AccountType {
  if (hasUnlimitedAccess) return "Unlimited";
  if (planName !== "FREE") return planName;
  return additionalTournamentCredits > 0 ? "Has Credits" : "Free";
}
