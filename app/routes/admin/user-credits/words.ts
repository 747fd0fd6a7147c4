// Every text of the page about one user's credits. Imported as a whole: `import * as words`.

// confirmGrant
export const confirmGrantCancel = "Cancel";
export const confirmGrantAddCredits = "Add credits";

// grantSection
export const grantSectionCredit = (name: string) => `${name} credit`;
export const grantSectionAddCredits = "Add credits";
export const grantSectionAsMany =
  "As many as buying the plan would add. The account's owner sees the reason in the credit history.";
export const grantSectionCreditsWereAdded = "Credits added.";
export const grantSectionPlan = "Plan";
export const grantSectionReason = "Reason";
export const grantSectionAddingCredits = "Adding credits...";
export const grantSectionForWord = "For";
export const grantSectionToUseAtOnce =
  ", available at once. Nothing is charged, and the ledger entry is permanent.";
export const grantSectionAdd = (count: string) => `Add ${count}?`;
export const grantSectionAddCredits2 = "Add credits?";

// page
export const pageCreditsCouldNot = "The credits could not be added.";
export const pageAccountSince = "Account since";
export const pageCustomerAtThePayment = "Customer at the payment provider";
export const pageTabTitle = (value: string, productName: string) => `Credits of ${value} · ${productName}`;
export const pagePayingUsers = "Paying users";
export const pageCreditsOfAnAccount = "Credits of an account";
export const pageUnlimited = (name: string) => `${name}, unlimited`;
export const pageCredits = "Credits";
export const pageLedger = "Ledger";
