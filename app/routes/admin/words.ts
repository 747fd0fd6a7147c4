export const somethingWentWrong = "Something went wrong. Please try again.";
export const errorLoadingData = (reason: string) => `Error loading data: ${reason}`;

export const tournaments = "Tournaments";
export const payingUsers = "Paying users";
export const promoCodes = "Promo codes";
export const partners = "Partners";
export const apiTest = "API test";
export const operations = "Operations";
export const auditLog = "Audit log";
export const sampleEmails = "Sample emails";
export const administration = "Administration";
