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
  /** Whether the owner has confirmed the address through a link mailed to it. */
  isEmailConfirmed: boolean;
};

/** An account's database row. */
export type UserRecord = Omit<CurrentUser, "createdAt" | "isAdmin" | "isEmailConfirmed"> & {
  createdAt: Date;
  emailConfirmedAt: Date | null;
  passwordHash: string;
};

/** Email addresses are case-insensitive. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Lists every field explicitly, so that nothing else in the row leaves the server. */
export function toCurrentUser(user: UserRecord, adminEmail: string): CurrentUser {
  return {
    id: user.id,
    email: user.email,
    createdAt: user.createdAt.toISOString(),
    stripePlanId: user.stripePlanId,
    stripeCustomerId: user.stripeCustomerId,
    additionalTournamentCredits: user.additionalTournamentCredits,
    hasUnlimitedAccess: user.hasUnlimitedAccess,
    isAdmin: user.email === normalizeEmail(adminEmail),
    isEmailConfirmed: isEmailConfirmed(user, adminEmail),
  };
}

/** The administrator's address comes from the configuration, so it counts as confirmed. */
export function isEmailConfirmed(
  user: Pick<UserRecord, "email" | "emailConfirmedAt">,
  adminEmail: string,
): boolean {
  return user.emailConfirmedAt !== null || user.email === normalizeEmail(adminEmail);
}
