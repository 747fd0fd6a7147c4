import { type Checkout, grantCause, type PastSale } from "./checkout";
import type { PaymentEvent, PaymentProvider, PaymentSession } from "./payments";
import { settleCheckout } from "./settle-checkout";

type Deps = Parameters<typeof settleCheckout>[0] & {
  payments: PaymentProvider;
  checkouts: {
    isKnownEvent(eventId: string): Promise<boolean>;
    rememberEvent(eventId: string, now: Date): Promise<void>;
    findByPayment(paymentId: string): Promise<Checkout | undefined>;
    find(id: string): Promise<Checkout | undefined>;
    setSession(checkoutId: string, session: PaymentSession): Promise<void>;
    /** False if it is known. */
    insertPastSale(sale: PastSale): Promise<boolean>;
    /** Of a deleted account's payment too. Never lowers it, because events may arrive in any order. */
    raiseAmountRefunded(paymentId: string, amountInCents: number): Promise<void>;
  };
  credits: {
    /** Revokes the unspent credits of a grant, once per cause. */
    revokeGrant(grantCause: string, revocation: { id: string; cause: string; now: Date }): Promise<number>;
  };
};

/**
 * Processes an event from the provider. The event is recorded only afterwards, so that if processing fails, the
 * provider's next delivery completes it; every step is idempotent.
 */
export async function receivePaymentEvent(
  deps: Deps,
  { body, signature }: { body: string; signature: string },
): Promise<void> {
  const event = await deps.payments.readEvent(body, signature);
  if (await deps.checkouts.isKnownEvent(event.id)) return;
  await act(deps, event);
  await deps.checkouts.rememberEvent(event.id, deps.now());
}

async function act(deps: Deps, event: PaymentEvent): Promise<void> {
  if (event.type === "session-changed") {
    const checkout = await deps.checkouts.findBySession(event.sessionId);
    if (checkout) await settleCheckout(deps, checkout);
    else await receiveUnknown(deps, event.sessionId);
  } else if (event.type === "refunded") {
    const checkout = await settlePayment(deps, event.paymentId);
    await deps.checkouts.raiseAmountRefunded(event.paymentId, event.amountRefundedInCents);
    if (checkout && event.amountRefundedInCents >= checkout.amountInCents) await takeBack(deps, checkout);
  } else if (event.type === "disputed") {
    const checkout = await settlePayment(deps, event.paymentId);
    if (checkout) await takeBack(deps, checkout);
  }
}

/**
 * A session that is stored with no checkout: either storing it failed, or the account was deleted while its owner was
 * paying. The sale is then kept, and the operator has to refund it.
 */
async function receiveUnknown(deps: Deps, sessionId: string): Promise<void> {
  const session = await deps.payments.findSession(sessionId);
  if (!session?.checkoutId || session.status !== "paid") return;
  const { checkoutId, paymentId, amountInCents } = session;
  const checkout = await deps.checkouts.find(checkoutId);
  if (checkout) {
    await deps.checkouts.setSession(checkoutId, session);
    await settleCheckout(deps, { ...checkout, sessionId });
    return;
  }
  const sale = { id: checkoutId, paymentId, paidAt: deps.now(), amountInCents: amountInCents ?? 0 };
  if (await deps.checkouts.insertPastSale(sale)) {
    console.error({ message: "payment without an account", checkoutId, paymentId, amountInCents });
  }
}

/**
 * The purchase of a payment, settled: what is taken back may be reported before what was paid. Undefined if the payment
 * is none of ours or its account was deleted; throws, so that the provider delivers the event again, if it is ours and
 * cannot be settled yet.
 */
async function settlePayment(deps: Deps, paymentId: string): Promise<Checkout | undefined> {
  const checkout = (await deps.checkouts.findByPayment(paymentId)) ?? (await findByMetadata(deps, paymentId));
  if (checkout && !(await settleCheckout(deps, checkout))) {
    throw new Error(`checkout ${checkout.id} was taken back before it was paid`);
  }
  return checkout;
}

async function findByMetadata(deps: Deps, paymentId: string): Promise<Checkout | undefined> {
  const id = await deps.payments.findCheckoutId(paymentId);
  return id === undefined ? undefined : deps.checkouts.find(id);
}

/** Revokes the purchase's unspent credits. */
async function takeBack(deps: Deps, { id }: Checkout): Promise<void> {
  const cause = `payment taken back:${id}`;
  await deps.credits.revokeGrant(grantCause(id), { id: deps.newId(), cause, now: deps.now() });
}
