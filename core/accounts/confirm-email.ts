import * as z from "zod";
import { DomainError } from "#core/errors";

const INVALID = "Invalid confirmation link";

export const confirmEmailSchema = z.object({
  token: z.string({ error: INVALID }).min(1, INVALID).max(200, INVALID),
});

/** open: can be used; confirmed: the address is confirmed, by this link or another. */
export type ConfirmationState = "open" | "confirmed" | "invalid";

type ReadDeps = {
  now(): Date;
  hashToken(token: string): string;
  confirmations: {
    find(tokenHash: string): Promise<{ expiresAt: Date; confirmedAt: Date | null } | undefined>;
  };
};

/** The state of a link. Reading it does not use the link, because mail scanners open links. */
export async function readConfirmation(deps: ReadDeps, token: string): Promise<ConfirmationState> {
  const found = token === "" ? undefined : await deps.confirmations.find(deps.hashToken(token));
  if (!found) return "invalid";
  if (found.confirmedAt) return "confirmed";
  return found.expiresAt > deps.now() ? "open" : "invalid";
}

type Deps = {
  now(): Date;
  hashToken(token: string): string;
  /** Uses up all links of the account. False if this one has expired or was used. */
  confirmations: { redeem(link: { tokenHash: string; now: Date }): Promise<boolean> };
};

/** Confirms the account's address and changes nothing else. */
export async function confirmEmail(deps: Deps, { token }: { token: string }): Promise<void> {
  const isConfirmed = await deps.confirmations.redeem({ tokenHash: deps.hashToken(token), now: deps.now() });
  if (!isConfirmed) throw new DomainError("invalid_confirmation_link");
}
