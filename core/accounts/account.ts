/** The signed-in user as the API shows it. */
export type CurrentUser = {
  id: string;
  email: string;
  /** ISO 8601. */
  createdAt: string;
  stripePlanId: string | null;
  stripeCustomerId: string | null;
  additionalTournamentCredits: number;
  hasUnlimitedAccess: boolean;
  isAdmin: boolean;
};

/** The row an account is kept in. */
export type UserRecord = Omit<CurrentUser, "createdAt" | "isAdmin"> & {
  createdAt: Date;
  passwordHash: string;
};

/** E-mail addresses are compared without regard to case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function toCurrentUser({ passwordHash: _, ...user }: UserRecord, adminEmail: string): CurrentUser {
  return {
    ...user,
    createdAt: user.createdAt.toISOString(),
    isAdmin: user.email === normaliseEmail(adminEmail),
  };
}
