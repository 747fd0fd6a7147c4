import type { CheckoutStatus } from "./checkout";
import type { Plan } from "./plan";

/** The provider's state of a payment session. */
export type PaymentSession = {
  id: string;
  /** The checkout that it was created for; null if it is none of ours. */
  checkoutId: string | null;
  amountInCents: number | null;
  status: CheckoutStatus;
  /** The payment page; null for a session embedded in our page. */
  url: string | null;
  /** What our page needs to embed it; null for a hosted session. */
  clientSecret: string | null;
  customerId: string | null;
  paymentId: string | null;
  receiptUrl: string | null;
  /** As entered for the invoice. */
  buyerName: string | null;
  /** Such as an EU VAT number. */
  buyerTaxId: string | null;
};

/** A notification from the provider. */
export type PaymentEvent =
  | { id: string; type: "session-changed"; sessionId: string }
  | { id: string; type: "refunded"; paymentId: string; amountRefundedInCents: number }
  | { id: string; type: "disputed"; paymentId: string }
  | { id: string; type: "other" };

type NewPaymentSession = {
  checkoutId: string;
  plan: Plan;
  buyer: { id: string; email: string; customerId: string | null };
  /** The provider replaces `{SESSION_ID}` with the session's id. */
  successUrl: string;
  cancelUrl: string;
};

/** The port to the payment provider. */
export type PaymentProvider = {
  /** Idempotent: the same checkout always gets the same session. */
  createSession(input: NewPaymentSession): Promise<PaymentSession>;
  /** Undefined if the provider has no such session. */
  findSession(sessionId: string): Promise<PaymentSession | undefined>;
  /** The checkout that a payment was made for; undefined if it is none of ours. */
  findCheckoutId(paymentId: string): Promise<string | undefined>;
  /** Ends an open session, so that nobody can pay any more. Throws if it has been paid. */
  expireSession(sessionId: string): Promise<void>;
  /** Throws `bad_signature` unless the provider recently signed exactly this body. */
  readEvent(body: string, signature: string): Promise<PaymentEvent>;
};
