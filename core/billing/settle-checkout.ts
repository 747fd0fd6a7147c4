import { DomainError } from "#core/errors";
import type { Job } from "#core/jobs/job";
import type { NewMail, RenderMail } from "#core/mail/mail";
import { type Checkout, type CheckoutStatus, grantCause } from "./checkout";
import type { NewGrant } from "./credits";
import type { PaymentProvider, PaymentSession } from "./payments";
import type { Plan } from "./plan";

type Deps = {
  appUrl: string;
  renderMail: RenderMail;
  jobs: { enqueue(jobs: Job[]): Promise<void> };
  payments: PaymentProvider;
  now(): Date;
  newId(): string;
  plans: { list(): Promise<Plan[]> };
  checkouts: {
    /**
     * In one transaction and only once: marks the checkout as paid, stores the provider's customer id, and grants the
     * credits.
     */
    insertPurchase(purchase: {
      checkoutId: string;
      session: PaymentSession;
      grant: NewGrant;
      mail: NewMail;
    }): Promise<void>;
    setStatus(checkoutId: string, status: CheckoutStatus): Promise<void>;
    /** The one started or paid most recently. */
    findNewest(userId: string, planId: number): Promise<Checkout | undefined>;
    findBySession(sessionId: string): Promise<Checkout | undefined>;
  };
};

/**
 * Asks the provider about a purchase, grants what was paid for and queues the mail that says so. Returns whether it is
 * paid. Throws if its plan no longer exists.
 */
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
  const { planName, credits, amountInCents } = { planName: plan.name, ...checkout };
  const receiptUrl = `${deps.appUrl}/subscription/receipt/${checkout.id}`;
  const content = await deps.renderMail({ type: "purchase", planName, credits, amountInCents, receiptUrl });
  const mail = { id: deps.newId(), ...content, confirmation: null };
  await deps.checkouts.insertPurchase({
    mail,
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
  // The mail is in the outbox; if queueing fails now, the sweeper finds it.
  await deps.jobs.enqueue([{ version: 1, type: "send-mail", mailId: mail.id }]).catch(() => {});
  return true;
}

/** Confirms a payment that the buyer's browser reports, trusting only the provider's answer. */
export async function confirmPayment(
  deps: Deps,
  { userId, planId }: { userId: string; planId: number },
): Promise<void> {
  const checkout = await deps.checkouts.findNewest(userId, planId);
  const isPaid = checkout !== undefined && (await settleCheckout(deps, checkout));
  if (!isPaid) throw new DomainError("payment_not_confirmed");
}

/** The buyer returned from paying. Returns the plan's id; throws `checkout_not_found` and `payment_not_confirmed`. */
export async function confirmSession(
  deps: Deps,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<number> {
  const checkout = await deps.checkouts.findBySession(sessionId);
  if (checkout?.userId !== userId) throw new DomainError("checkout_not_found");
  if (!(await settleCheckout(deps, checkout))) throw new DomainError("payment_not_confirmed");
  return checkout.planId;
}
