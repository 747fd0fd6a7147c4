export const PRODUCT_NAME = "Tierwise";
