/** Where a payment goes on whose session has no page of its own. */
export const checkoutPath = (sessionId: string) =>
  `/subscription/checkout?session_id=${encodeURIComponent(sessionId)}`;

/** Why the purchase of a plan could not begin; null where there are no words meant for people. */
export type PurchaseFailure = { planId: number; words: string | null };

/** What a purchase that could not begin is answered with; one that could is redirected. */
export type PurchaseAnswer = { failure: PurchaseFailure };
