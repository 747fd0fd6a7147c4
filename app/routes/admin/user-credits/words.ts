// Every text of the page about one user's credits. Imported as a whole: `import * as words`.
export const cancel = "Cancel";
export const addCredits = "Add credits";

export const credit = (name: string) => `${name} credit`;
export const asMany =
  "As many as buying the plan would add. The account's owner sees the reason in the credit history.";
export const creditsWereAdded = "Credits added.";
export const plan = "Plan";
export const reason = "Reason";
export const addingCredits = "Adding credits...";
export const forWord = "For";
export const toUseAtOnce = ", available at once. Nothing is charged, and the ledger entry is permanent.";
export const add = (count: string) => `Add ${count}?`;
export const addCredits2 = "Add credits?";

export const creditsCouldNot = "The credits could not be added.";
export const accountSince = "Account since";
export const customerAtThePayment = "Customer at the payment provider";
export const tabTitle = (value: string, productName: string) => `Credits of ${value} · ${productName}`;
export const payingUsers = "Paying users";
export const creditsOfAnAccount = "Credits of an account";
export const unlimited = (name: string) => `${name}, unlimited`;
export const credits = "Credits";
export const ledger = "Ledger";
