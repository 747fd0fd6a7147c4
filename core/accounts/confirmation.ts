import { DAY_MS } from "#core/time";

/** How long a confirmation link is valid. */
export const CONFIRMATION_DAYS = 7;

/** What is stored about a confirmation link. */
export type NewConfirmation = { tokenHash: string; createdAt: Date; expiresAt: Date };

type Deps = { appUrl: string; now(): Date; newToken(): { token: string; tokenHash: string } };

/** Creates a link for a mail to an unconfirmed address, and the record to store for it. */
export function newConfirmation(deps: Deps): { confirmUrl: string; confirmation: NewConfirmation } {
  const { token, tokenHash } = deps.newToken();
  const createdAt = deps.now();
  const expiresAt = new Date(createdAt.getTime() + CONFIRMATION_DAYS * DAY_MS);
  return {
    confirmUrl: `${deps.appUrl}/auth/confirm-email?token=${token}`,
    confirmation: { tokenHash, createdAt, expiresAt },
  };
}
