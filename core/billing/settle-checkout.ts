import { DomainError } from "#core/errors";
import { type Checkout, type CheckoutStatus, grantCause } from "./checkout";
import type { NewGrant } from "./credits";
import type { PaymentProvider, PaymentSession } from "./payments";
import type { Plan } from "./plan";

type Deps = {
  payments: PaymentProvider;
  now(): Date;
  newId(): string;
  plans: { list(): Promise<Plan[]> };
  checkouts: {
    /** In one transaction: the checkout is paid, the buyer known to the provider, the credits there; once. */
    insertPurchase(purchase: { checkoutId: string; session: PaymentSession; grant: NewGrant }): Promise<void>;
    setStatus(checkoutId: string, status: CheckoutStatus): Promise<void>;
    /** The one begun or paid last. */
    findNewest(userId: string, planId: number): Promise<Checkout | undefined>;
    findBySession(sessionId: string): Promise<Checkout | undefined>;
  };
};

/** Asks the provider what became of a purchase, and grants what was paid for. Returns whether it is paid. */
export async function settleCheckout(deps: Deps, checkout: Checkout): Promise<boolean> {
  if (checkout.status === "paid") return true;
  const session = checkout.sessionId && (await deps.payments.findSession(checkout.sessionId));
  if (!session || session.status === "open") return false;
  if (session.status === "expired") {
    await deps.checkouts.setStatus(checkout.id, "expired");
    return false;
  }
  const plan = (await deps.plans.list()).find(({ id }) => id === checkout.planId);
  if (!plan) throw new Error(`checkout ${checkout.id} is of no plan`);
  await deps.checkouts.insertPurchase({
    checkoutId: checkout.id,
    session,
    grant: {
      id: deps.newId(),
      userId: checkout.userId,
      source: plan.name === "EXTRA TOURNAMENT" ? "extra" : "pack",
      planId: plan.id,
      amount: checkout.credits,
      cause: grantCause(checkout.id),
      subject: "",
      createdAt: deps.now(),
    },
  });
  return true;
}

/** What the buyer's browser says after paying is believed only as far as the provider confirms it. */
export async function confirmPayment(
  deps: Deps,
  { userId, planId }: { userId: string; planId: number },
): Promise<void> {
  const checkout = await deps.checkouts.findNewest(userId, planId);
  const isPaid = checkout !== undefined && (await settleCheckout(deps, checkout));
  if (!isPaid) throw new DomainError("payment_not_confirmed");
}

/** The buyer is back from paying. Returns the plan; throws `checkout_not_found` and `payment_not_confirmed`. */
export async function confirmSession(
  deps: Deps,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<number> {
  const checkout = await deps.checkouts.findBySession(sessionId);
  if (checkout?.userId !== userId) throw new DomainError("checkout_not_found");
  if (!(await settleCheckout(deps, checkout))) throw new DomainError("payment_not_confirmed");
  return checkout.planId;
}
