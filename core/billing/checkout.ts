export const checkoutStatuses = ["open", "paid", "expired"] as const;
export type CheckoutStatus = (typeof checkoutStatuses)[number];
