export const noPurchasesYet = "No purchases yet";
export const noPurchasesHint = "Your purchases and receipts appear here.";
export const pack = "Pack";
export const date = "Date";
export const credits = "Credits";
export const amount = "Amount";
export const refunded = "Refunded";
export const receipt = "Receipt";
export const view = "View";
export const receiptOf = (planName: string) => `the receipt of ${planName}`;
export const billingHistory = "Billing history";

export const agreeStart = "By paying you agree to the";
export const agreeAnd = "and the";
export const agreeEnd = ", and ask us to make your credits available at once.";
export const terms = "terms";
export const refundPolicy = "refund policy";
export const opensInNewTab = "(opens in a new tab)";

export const unlimitedTournaments = (count: string) => `Unlimited tournaments, up to ${count} each`;
export const unlimited = "Unlimited";
export const currentCredits = "Current credits";
export const currentCreditsHint = "Base plan plus additional, including used ones";
export const basePlanCredits = "Base plan credits";
export const basePlanHint = "New each calendar month";
export const fromPack = (name: string) => `From the ${name} pack`;
export const additionalCredits = "Additional purchased credits";
export const additionalCreditsHint = "Not used yet";
export const resumesPerTournament = "Resumes per tournament";
export const withUnlimitedAccess = "With unlimited access";
export const onCredit = (name: string) => `On ${/^[AEIOU]/.test(name) ? "an" : "a"} ${name} credit`;
export const unlimitedAccessActive = "Unlimited access active: Yes";

export const noMoreEntries = "No more entries";
export const noMoreEntriesHint = "You've reached the end of this list.";
export const backToNewest = "Back to the newest";
export const noOlderEntries = "No older entries.";
export const pagesOf = (title: string) => `Pages of ${title}`;
export const noEntries = "Nothing yet";
export const noEntriesHint = "Every credit you get or use appears here.";
export const packContents = (tournaments: number, credits: string, resumes: string) =>
  `${credits}, ${tournaments === 1 ? "" : "each "}for up to ${resumes}`;
export const oneTimePrice = (pricePerResume: string) => `one-time, ${pricePerResume}`;
