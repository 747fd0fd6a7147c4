import * as z from "zod";
import { DomainError } from "#core/errors";

const INVALID = "Invalid confirmation link";

export const confirmEmailSchema = z.object({
  token: z.string({ error: INVALID }).min(1, INVALID).max(200, INVALID),
});

/** open: it can be used; confirmed: its address is, by this link or another. */
export type ConfirmationState = "open" | "confirmed" | "invalid";

type ReadDeps = {
  now(): Date;
  hashToken(token: string): string;
  confirmations: {
    find(tokenHash: string): Promise<{ expiresAt: Date; confirmedAt: Date | null } | undefined>;
  };
};

/** How a link stands. Looking at it uses nothing up: whatever scans mails opens their links. */
export async function readConfirmation(deps: ReadDeps, token: string): Promise<ConfirmationState> {
  const found = token === "" ? undefined : await deps.confirmations.find(deps.hashToken(token));
  if (!found) return "invalid";
  if (found.confirmedAt) return "confirmed";
  return found.expiresAt > deps.now() ? "open" : "invalid";
}

type Deps = {
  now(): Date;
  hashToken(token: string): string;
  /** Uses the account's links up, all of them. False when this one has expired or was used. */
  confirmations: { redeem(link: { tokenHash: string; now: Date }): Promise<boolean> };
};

/** Says that whoever reads the mails of an account's address has it, and changes nothing else. */
export async function confirmEmail(deps: Deps, { token }: { token: string }): Promise<void> {
  const isConfirmed = await deps.confirmations.redeem({ tokenHash: deps.hashToken(token), now: deps.now() });
  if (!isConfirmed) throw new DomainError("invalid_confirmation_link");
}
