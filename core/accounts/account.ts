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
  /** Whether whoever reads the address's mails has said that it is theirs. */
  isEmailConfirmed: boolean;
};

/** The row an account is kept in. */
export type UserRecord = Omit<CurrentUser, "createdAt" | "isAdmin" | "isEmailConfirmed"> & {
  createdAt: Date;
  emailConfirmedAt: Date | null;
  passwordHash: string;
};

/** E-mail addresses are compared without regard to case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Names each field it shows, so that what a row holds beside them never leaves the server. */
export function toCurrentUser(user: UserRecord, adminEmail: string): CurrentUser {
  return {
    id: user.id,
    email: user.email,
    createdAt: user.createdAt.toISOString(),
    stripePlanId: user.stripePlanId,
    stripeCustomerId: user.stripeCustomerId,
    additionalTournamentCredits: user.additionalTournamentCredits,
    hasUnlimitedAccess: user.hasUnlimitedAccess,
    isAdmin: user.email === normaliseEmail(adminEmail),
    isEmailConfirmed: isEmailConfirmed(user, adminEmail),
  };
}

/** The administrator's address is in the product's own configuration, so it needs no confirming. */
export function isEmailConfirmed(
  user: Pick<UserRecord, "email" | "emailConfirmedAt">,
  adminEmail: string,
): boolean {
  return user.emailConfirmedAt !== null || user.email === normaliseEmail(adminEmail);
}
