import type { CheckoutStatus } from "./checkout";
import type { Plan } from "./plan";

/** What the provider says of one of its sessions. */
export type PaymentSession = {
  id: string;
  status: CheckoutStatus;
  /** Where the buyer pays; null for a session that is embedded in our page. */
  url: string | null;
  /** What our page needs to embed it; null for a hosted session. */
  clientSecret: string | null;
  customerId: string | null;
  paymentId: string | null;
  receiptUrl: string | null;
};

/** What the provider tells us of by itself. */
export type PaymentEvent =
  | { id: string; type: "session-changed"; sessionId: string }
  | { id: string; type: "refunded"; paymentId: string; amountRefundedInCents: number }
  | { id: string; type: "disputed"; paymentId: string }
  | { id: string; type: "other" };

type NewPaymentSession = {
  checkoutId: string;
  plan: Plan;
  buyer: { id: string; email: string; customerId: string | null };
  /** `{SESSION_ID}` in it stands for the session's id. */
  successUrl: string;
  cancelUrl: string;
};

/** The port to whoever takes the money. */
export type PaymentProvider = {
  /** The same checkout answers with the same session, however often it is asked for. */
  createSession(input: NewPaymentSession): Promise<PaymentSession>;
  /** Undefined when the provider has no such session. */
  findSession(sessionId: string): Promise<PaymentSession | undefined>;
  /** Throws `bad_signature` unless the provider signed these very bytes a short while ago. */
  readEvent(body: string, signature: string): Promise<PaymentEvent>;
};
