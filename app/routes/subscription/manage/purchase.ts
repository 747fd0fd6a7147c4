/** Our page for a payment session that has no page of its own. */
export const checkoutPath = (sessionId: string) =>
  `/subscription/checkout?session_id=${encodeURIComponent(sessionId)}`;

/** Why the purchase of a plan could not start; `words` is null if there is no message meant for users. */
export type PurchaseFailure = { planId: number; words: string | null };

/** Action result of a purchase that could not start; otherwise the action redirects. */
export type PurchaseAnswer = { failure: PurchaseFailure };
