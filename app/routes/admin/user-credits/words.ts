export * from "../../common-words";

export const addCredits = "Add credits";

export const creditOf = (name: string) => `${name} credit`;
export const addCreditsHint =
  "As many as buying the plan would add. The account's owner sees the reason in the credit history.";
export const creditsAdded = "Credits added.";
export const reason = "Reason";
export const addingCredits = "Adding credits...";
export const confirmStart = "For";
export const confirmEnd = ", available at once. Nothing is charged, and the ledger entry is permanent.";
export const addQuestion = (count: string) => `Add ${count}?`;
export const addCreditsQuestion = "Add credits?";

export const addFailed = "The credits could not be added.";
export const accountSince = "Account since";
export const paymentCustomer = "Customer at the payment provider";
export const tabTitle = (email: string) => `Credits of ${email}`;
export const title = "Credits of an account";
export const unlimitedPlan = (name: string) => `${name}, unlimited`;
export const ledger = "Ledger";
export const noCustomer = "N/A";
