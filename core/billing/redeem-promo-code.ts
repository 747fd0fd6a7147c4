import * as z from "zod";
import { DomainError } from "#core/errors";
import type { NewGrant } from "./credits";
import type { Plan } from "./plan";

export const redeemSchema = z.object({
  code: z
    .string({ error: "Promo code is required" })
    .trim()
    .min(1, "Promo code is required")
    .max(100, "Promo code must be at most 100 characters")
    .toUpperCase(),
});

/** Why the code was not accepted. Not needed: the account has unlimited access already, so the code keeps its use. */
export type RedeemRefusal = "unknown" | "inactive" | "used-up" | "redeemed-before" | "not-needed";

const REFUSED = {
  unknown: "promo_invalid",
  inactive: "promo_invalid",
  "used-up": "promo_invalid",
  "redeemed-before": "promo_redeemed_before",
  "not-needed": "promo_not_needed",
} as const;

type Deps = {
  now(): Date;
  newId(): string;
  plans: { list(): Promise<Plan[]> };
  promoCodes: {
    /** In one transaction: counts the redemption, grants unlimited access, and adds a ledger entry. */
    insertRedemption(input: {
      code: string;
      grant: Omit<NewGrant, "cause">;
    }): Promise<RedeemRefusal | "redeemed">;
  };
};

/** Every code grants unlimited access. Returns a message for the user. */
export async function redeemPromoCode(
  deps: Deps,
  { userId, code }: { userId: string; code: string },
): Promise<string> {
  const plans = await deps.plans.list();
  const largest = plans.reduce((a, b) => (b.maxResumesPerTournament > a.maxResumesPerTournament ? b : a));
  const outcome = await deps.promoCodes.insertRedemption({
    code,
    grant: {
      id: deps.newId(),
      userId,
      source: "promo",
      planId: largest.id,
      amount: 0,
      subject: code,
      createdAt: deps.now(),
    },
  });
  if (outcome === "redeemed") return "Promo code redeemed. You now have unlimited access.";
  throw new DomainError(REFUSED[outcome]);
}
