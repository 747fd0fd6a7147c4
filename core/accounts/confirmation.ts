/** How long the link in a mail confirms its address. */
export const CONFIRMATION_DAYS = 7;

/** What is kept of a link that confirms an address. */
export type NewConfirmation = { tokenHash: string; createdAt: Date; expiresAt: Date };

type Deps = { appUrl: string; now(): Date; newToken(): { token: string; tokenHash: string } };

/** A link for a mail to an address that nobody has confirmed, and what is to be kept of it. */
export function newConfirmation(deps: Deps): { confirmUrl: string; confirmation: NewConfirmation } {
  const { token, tokenHash } = deps.newToken();
  const createdAt = deps.now();
  const expiresAt = new Date(createdAt.getTime() + CONFIRMATION_DAYS * 24 * 60 * 60 * 1000);
  return {
    confirmUrl: `${deps.appUrl}/auth/confirm-email?token=${token}`,
    confirmation: { tokenHash, createdAt, expiresAt },
  };
}
