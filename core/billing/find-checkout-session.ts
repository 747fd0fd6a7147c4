import { DomainError } from "#core/errors";
import type { Checkout } from "./checkout";
import type { PaymentProvider, PaymentSession } from "./payments";
import type { Plan } from "./plan";

type Deps = {
  payments: PaymentProvider;
  checkouts: { findBySession(sessionId: string): Promise<Checkout | undefined> };
  plans: { list(): Promise<Plan[]> };
};

/** Finds one of the user's checkouts and asks the provider for its status. */
export async function findCheckoutSession(
  deps: Deps,
  userId: string,
  sessionId: string,
): Promise<PaymentSession & { planId: number; amountInCents: number; plan: Plan | undefined }> {
  const checkout = await deps.checkouts.findBySession(sessionId);
  const session = checkout?.userId === userId && (await deps.payments.findSession(sessionId));
  if (!checkout || !session) throw new DomainError("checkout_not_found");
  const { planId, amountInCents } = checkout;
  const plan = (await deps.plans.list()).find(({ id }) => id === planId);
  return { ...session, planId, amountInCents, plan };
}
