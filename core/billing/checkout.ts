export const checkoutStatuses = ["open", "paid", "expired"] as const;
export type CheckoutStatus = (typeof checkoutStatuses)[number];

/** A purchase that was begun, as its row says. */
export type Checkout = {
  id: string;
  userId: string;
  planId: number;
  /** The provider's session; null until it has made one. */
  sessionId: string | null;
  status: CheckoutStatus;
  amountInCents: number;
  /** How many it buys, as the plan's row said when it was begun. */
  credits: number;
  createdAt: Date;
  paidAt: Date | null;
  /** The provider's name for the payment. */
  paymentId: string | null;
  receiptUrl: string | null;
  amountRefundedInCents: number;
};

/** The ledger's name for what a purchase grants, whoever tells of it. */
export const grantCause = (checkoutId: string) => `checkout:${checkoutId}`;

/** A line of the billing history. */
export type Purchase = {
  id: string;
  /** ISO 8601. */
  paidAt: string;
  planName: string;
  credits: number;
  amountInCents: number;
  amountRefundedInCents: number;
  receiptUrl: string | null;
};
