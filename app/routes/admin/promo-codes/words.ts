// Every text of the promo codes page. Imported as a whole: `import * as words`.

export const description = "Description";
export const optional = "Optional";
export const maximumUses = "Maximum uses";
export const emptyUnlimited = "Leave empty for unlimited";
export const active = "Active";
export const creating = "Creating...";
export const createCode = "Create code";

export const code = "Code";
export const copy = (code: string) => `Copy ${code}`;
export const status = "Status";
export const uses = "Uses";
export const unlimited = "unlimited";
export const created = "Created";
export const codesMadeSoFar = "Promo codes so far";
export const nothingWasChanged = "Nothing was changed";

export const failedToCreatePromo = "Failed to create promo code.";
export const codeCouldNot = "The code could not be changed. Please try again.";
export const title = "Promo codes";
export const everyCodeGivesUnlimited = "Each code gives unlimited access. One use per account.";
export const refresh = "Refresh";
export const backToDashboard = "Back to Dashboard";
export const newCode = "New code";
export const promoCodeCreatedSuccessfully = "Promo code created successfully.";
export const loadingPromoCodes = "Loading promo codes";
export const noPromoCodesFound = "No promo codes found";
export const onesYouCreate = "Codes you create appear here.";
