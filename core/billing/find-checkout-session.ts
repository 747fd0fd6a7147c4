import { DomainError } from "#core/errors";
import type { Checkout } from "./checkout";
import type { PaymentProvider, PaymentSession } from "./payments";

type Deps = {
  payments: PaymentProvider;
  checkouts: { findBySession(sessionId: string): Promise<Checkout | undefined> };
};

/** A checkout of the user's own; the provider is asked how it stands. */
export async function findCheckoutSession(
  deps: Deps,
  userId: string,
  sessionId: string,
): Promise<PaymentSession & { planId: number }> {
  const checkout = await deps.checkouts.findBySession(sessionId);
  const session = checkout?.userId === userId && (await deps.payments.findSession(sessionId));
  if (!checkout || !session) throw new DomainError("checkout_not_found");
  return { ...session, planId: checkout.planId };
}
