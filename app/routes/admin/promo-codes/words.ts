// Every text of the promo codes page. Imported as a whole: `import * as words`.

// createForm
export const createFormDescription = "Description";
export const createFormOptional = "Optional";
export const createFormMaximumUses = "Maximum uses";
export const createFormEmptyUnlimited = "Leave empty for unlimited";
export const createFormActive = "Active";
export const createFormCreating = "Creating...";
export const createFormCreateCode = "Create code";

// promoCodeTable
export const promoCodeTableCode = "Code";
export const promoCodeTableCopy = (code: string) => `Copy ${code}`;
export const promoCodeTableStatus = "Status";
export const promoCodeTableUses = "Uses";
export const promoCodeTableUnlimited = "unlimited";
export const promoCodeTableCreated = "Created";
export const promoCodeTableCodesMadeSoFar = "Promo codes so far";
export const promoCodeTableNothingWasChanged = "Nothing was changed";

// page
export const pageFailedToCreatePromo = "Failed to create promo code.";
export const pageCodeCouldNot = "The code could not be changed. Please try again.";
export const pageTabTitle = (productName: string) => `Promo codes · ${productName}`;
export const pagePromoCodes = "Promo codes";
export const pageEveryCodeGivesUnlimited = "Each code gives unlimited access. One use per account.";
export const pageRefresh = "Refresh";
export const pageBackToDashboard = "Back to Dashboard";
export const pageNewCode = "New code";
export const pagePromoCodeCreatedSuccessfully = "Promo code created successfully.";
export const pageLoadingPromoCodes = "Loading promo codes";
export const pageNoPromoCodesFound = "No promo codes found";
export const pageOnesYouCreate = "Codes you create appear here.";
