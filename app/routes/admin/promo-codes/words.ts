export * from "../../common-words";

export const description = "Description";
export const optional = "Optional";
export const maximumUses = "Maximum uses";
export const maximumUsesHint = "Leave empty for unlimited";
export const active = "Active";
export const createCode = "Create code";

export const copyCode = (code: string) => `Copy ${code}`;
export const uses = "Uses";
export const unlimited = "unlimited";
export const codesSoFar = "Promo codes so far";
export const nothingChanged = "Nothing was changed";

export const createFailed = "Failed to create promo code.";
export const changeFailed = "The code could not be changed. Please try again.";
export const title = "Promo codes";
export const subtitle = "Each code gives unlimited access. One use per account.";
export const newCode = "New code";
export const codeCreated = "Promo code created successfully.";
export const loadingCodes = "Loading promo codes";
export const noCodesFound = "No promo codes found";
export const noCodesHint = "Codes you create appear here.";
export const inactive = "Inactive";
export const deactivate = "Deactivate";
export const activate = "Activate";
