export const checkoutStatuses = ["open", "paid", "expired"] as const;
export type CheckoutStatus = (typeof checkoutStatuses)[number];

/** A started purchase, as stored. */
export type Checkout = {
  id: string;
  userId: string;
  planId: number;
  /** The provider's session; null until it has been created. */
  sessionId: string | null;
  status: CheckoutStatus;
  amountInCents: number;
  /** How many credits it buys, fixed when the purchase was started. */
  credits: number;
  createdAt: Date;
  paidAt: Date | null;
  /** The provider's id of the payment. */
  paymentId: string | null;
  receiptUrl: string | null;
  amountRefundedInCents: number;
};

/** A purchase of an account that was deleted. */
export type PastSale = Pick<Checkout, "id" | "paymentId" | "amountInCents"> & { paidAt: Date };

/** The ledger's cause for a purchase's grant: the same, whichever notification arrives first. */
export const grantCause = (checkoutId: string) => `checkout:${checkoutId}`;

/** An entry of the billing history. */
export type Purchase = Pick<
  Checkout,
  "id" | "credits" | "amountInCents" | "amountRefundedInCents" | "receiptUrl"
> & {
  /** ISO 8601. */
  paidAt: string;
  planName: string;
};
