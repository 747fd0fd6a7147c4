// Every text of the credit lists and the purchase card. Imported as a whole: `import * as words`.

// billingHistory
export const billingHistoryNoPurchasesYet = "No purchases yet";
export const billingHistoryYourPurchasesAndReceipts = "Your purchases and receipts appear here.";
export const billingHistoryPack = "Pack";
export const billingHistoryDate = "Date";
export const billingHistoryCredits = "Credits";
export const billingHistoryAmount = "Amount";
export const billingHistoryRefunded = "Refunded";
export const billingHistoryReceipt = "Receipt";
export const billingHistoryView = "View";
export const billingHistoryReceiptOf = (planName: string) => `the receipt of ${planName}`;
export const billingHistoryBillingHistory = "Billing history";

// consent
export const consentByPayingYouAgree = "By paying you agree to the";
export const consentAndThe = "and the";
export const consentAndAskUs = ", and ask us to make your credits available at once.";
export const consentTerms = "terms";
export const consentRefundPolicy = "refund policy";
export const consentOpensInANew = "(opens in a new tab)";

// creditOverview
export const creditOverviewUnlimitedTournamentsUp = (count: string) =>
  `Unlimited tournaments, up to ${count} each`;
export const creditOverviewUnlimited = "Unlimited";
export const creditOverviewCurrentCredits = "Current credits";
export const creditOverviewBasePlanPlusAdditional = "Base plan plus additional, including used ones";
export const creditOverviewBasePlanCredits = "Base plan credits";
export const creditOverviewNewEachCalendarMonth = "New each calendar month";
export const creditOverviewFromThePack = (name: string) => `From the ${name} pack`;
export const creditOverviewAdditionalPurchasedCredits = "Additional purchased credits";
export const creditOverviewNotUsedYet = "Not used yet";
export const creditOverviewResumesPerTournament = "Resumes per tournament";
export const creditOverviewWithUnlimitedAccess = "With unlimited access";
export const creditOverviewOnACredit = (name: string) =>
  `On ${/^[AEIOU]/.test(name) ? "an" : "a"} ${name} credit`;
export const creditOverviewUnlimitedAccessActiveYes = "Unlimited access active: Yes";

// history
export const historyNothingFurther = "No more entries";
export const historyTheresNothingMore = "You've reached the end of this list.";
export const historyBackToTheNewest = "Back to the newest";
export const historyTheseAreTheOldest = "No older entries.";
export const historyPagesOf = (title: string) => `Pages of ${title}`;

// ledger
export const ledgerNothingYet = "Nothing yet";
export const ledgerEveryCreditYouGet = "Every credit you get or use appears here.";

// packSummary
export const packSummaryContents = (tournaments: number, credits: string, resumes: string) =>
  `${credits}, ${tournaments === 1 ? "" : "each "}for up to ${resumes}`;
export const packSummaryOneTime = (pricePerResume: string) => `one-time, ${pricePerResume}`;
