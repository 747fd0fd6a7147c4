export * from "../common-words";

export const errorLoadingData = (reason: string) => `Error loading data: ${reason}`;

export const promoCodes = "Promo codes";
export const apiTest = "API test";
export const auditLog = "Audit log";
export const sampleEmails = "Sample emails";
export const administration = "Administration";
