import Stripe from "stripe";
import type { PaymentEvent, PaymentProvider, PaymentSession } from "#core/billing/payments";
import { DomainError } from "#core/errors";

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  /** hosted: the buyer goes to Stripe's page; embedded: Stripe's form is part of our page. */
  mode: "hosted" | "embedded";
  /** Stripe's URL; tests use a fake server. */
  host?: { host: string; port: number; protocol: "http" | "https" };
};

/** Somebody waits for their account to be deleted. */
const EXPIRING = { timeout: 5_000, maxNetworkRetries: 0 };

/** One-time payments with Stripe Checkout. The price comes from the plan's row, so that it is stored only once. */
export function createStripePayments({
  secretKey,
  webhookSecret,
  mode,
  host,
}: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    ...host,
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 2,
    timeout: 15_000,
  });
  const cryptoProvider = Stripe.createSubtleCryptoProvider();

  return {
    async createSession({ checkoutId, plan, buyer, successUrl, cancelUrl }) {
      const returnUrl = successUrl.replace("{SESSION_ID}", "{CHECKOUT_SESSION_ID}");
      const session = await stripe.checkout.sessions.create(
        {
          mode: "payment",
          ...(mode === "embedded"
            ? { ui_mode: "embedded_page", return_url: returnUrl }
            : { success_url: returnUrl, cancel_url: cancelUrl }),
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: "usd",
                unit_amount: plan.priceInCents,
                product_data: { name: plan.name },
              },
            },
          ],
          // An invoice that bookkeepers accept, with the buyer's VAT number if they enter one.
          invoice_creation: { enabled: true },
          tax_id_collection: { enabled: true },
          client_reference_id: buyer.id,
          ...(buyer.customerId
            ? { customer: buyer.customerId, customer_update: { name: "auto", address: "auto" } }
            : { customer_creation: "always", customer_email: buyer.email }),
          metadata: { checkoutId, userId: buyer.id, planId: String(plan.id) },
          payment_intent_data: { metadata: { checkoutId } },
        },
        { idempotencyKey: `checkout-${checkoutId}` },
      );
      return toSession(session);
    },

    async findSession(sessionId) {
      const expand = ["payment_intent.latest_charge"];
      const session = await unlessMissing(stripe.checkout.sessions.retrieve(sessionId, { expand }));
      return session && toSession(session);
    },

    async findCheckoutId(paymentId) {
      const payment = await unlessMissing(stripe.paymentIntents.retrieve(paymentId));
      return payment?.metadata.checkoutId;
    },

    async expireSession(sessionId) {
      await stripe.checkout.sessions.expire(sessionId, undefined, EXPIRING);
    },

    async readEvent(body, signature) {
      try {
        const event = await stripe.webhooks.constructEventAsync(
          body,
          signature,
          webhookSecret,
          undefined,
          cryptoProvider,
        );
        return toEvent(event);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
          throw new DomainError("bad_signature");
        }
        throw error;
      }
    },
  };
}

async function unlessMissing<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404)
      return undefined;
    throw error;
  }
}

function toSession(session: Stripe.Checkout.Session): PaymentSession {
  const { payment_intent: payment } = session;
  const charge = typeof payment === "object" ? payment?.latest_charge : null;
  return {
    id: session.id,
    checkoutId: session.metadata?.checkoutId ?? null,
    amountInCents: session.amount_total,
    status: statusOf(session),
    url: session.url,
    clientSecret: session.client_secret,
    customerId: idOf(session.customer),
    paymentId: idOf(payment),
    receiptUrl: typeof charge === "object" ? (charge?.receipt_url ?? null) : null,
    buyerName: session.customer_details?.name ?? null,
    buyerTaxId: session.customer_details?.tax_ids?.[0]?.value ?? null,
  };
}

function statusOf({ status, payment_status }: Stripe.Checkout.Session): PaymentSession["status"] {
  if (status === "expired") return "expired";
  return payment_status === "paid" ? "paid" : "open";
}

function toEvent({ id, type, data }: Stripe.Event): PaymentEvent {
  switch (type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      return { id, type: "session-changed", sessionId: (data.object as Stripe.Checkout.Session).id };
    case "charge.refunded": {
      const charge = data.object as Stripe.Charge;
      const paymentId = idOf(charge.payment_intent);
      if (!paymentId) return { id, type: "other" };
      return { id, type: "refunded", paymentId, amountRefundedInCents: charge.amount_refunded };
    }
    case "charge.dispute.created": {
      const paymentId = idOf((data.object as Stripe.Dispute).payment_intent);
      return paymentId ? { id, type: "disputed", paymentId } : { id, type: "other" };
    }
    default:
      return { id, type: "other" };
  }
}

/** Stripe returns an id, or the whole object if we asked it to expand it. */
function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === "object" ? (reference?.id ?? null) : reference;
}
