// Every text of the admin pages' frame. Imported as a whole: `import * as words`.

// loadError
export const loadErrorSomethingWentWrongPlease = "Something went wrong. Please try again.";
export const loadErrorErrorLoadingData = (reason: string) => `Error loading data: ${reason}`;

// navigation
export const navigationTournaments = "Tournaments";
export const navigationPayingUsers = "Paying users";
export const navigationPromoCodes = "Promo codes";
export const navigationPartners = "Partners";
export const navigationApiTest = "API test";
export const navigationOperations = "Operations";
export const navigationAuditLog = "Audit log";
export const navigationSampleEmails = "Sample emails";
export const navigationAdministration = "Administration";
