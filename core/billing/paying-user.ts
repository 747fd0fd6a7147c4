import type { CurrentUser } from "#core/accounts/account";
import type { Page } from "#core/paging";
import type { TournamentSummary } from "#core/tournaments/tournament";
import type { PlanName } from "./plan";

/** The filters of the list of paying users. */
export const userTypes = ["all", "unlimited", "paid", "credits"] as const;
export type UserType = (typeof userTypes)[number];

export type PayingUserTournament = Pick<
  TournamentSummary,
  "id" | "name" | "status" | "resumeCount" | "jobDescription" | "keySkills" | "createdAt" | "isDemoTournament"
>;

/** A user who has a plan, credits or unlimited access, or once bought something. Dates are ISO 8601. */
export type PayingUser = Omit<CurrentUser, "isAdmin" | "isEmailConfirmed"> & {
  planName: PlanName;
  /** All purchases minus refunds. */
  paidInCents: number;
  /** Newest first. */
  tournaments: PayingUserTournament[];
};

/** A row of the list: only the newest tournaments, each with the start of its description. */
export type PayingUserRow = PayingUser & { tournamentCount: number; resumeCount: number };

/** `users` counts everybody listed; `paid` only those who paid money. */
type PayingUserFigures = Record<"users" | "paid" | "tournaments" | "resumes" | "unlimited", number>;

/** The revenue of one calendar month (UTC), minus refunds. */
export type MonthlyRevenue = { /** "2026-11". */ month: string; purchases: number; cents: number };

/** The figures cover all paying users, whatever was searched for. */
export type PayingUserPage = Page<PayingUserRow> & { figures: PayingUserFigures; revenue: MonthlyRevenue[] };

/** How many tournaments the list shows per user. */
export const LISTED_TOURNAMENTS = 50;

export const DESCRIPTION_PREVIEW_LENGTH = 150;

export type AccountType = "Unlimited" | PlanName | "Has Credits" | "Free";

/** The type that describes best what the account may do. */
export function accountType({
  hasUnlimitedAccess,
  planName,
  additionalTournamentCredits,
}: Pick<PayingUser, "hasUnlimitedAccess" | "planName" | "additionalTournamentCredits">): AccountType {
  if (hasUnlimitedAccess) return "Unlimited";
  if (planName !== "FREE") return planName;
  return additionalTournamentCredits > 0 ? "Has Credits" : "Free";
}
