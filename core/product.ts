export const PRODUCT_NAME = "Tierwise";
/** Where people write for help, and for what no plan holds. */
export const SUPPORT_EMAIL = "support@tierwise.example.com";
