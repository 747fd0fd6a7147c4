// Every text of the credit lists and the purchase card. Imported as a whole: `import * as words`.

export const noPurchasesYet = "No purchases yet";
export const yourPurchasesAndReceipts = "Your purchases and receipts appear here.";
export const pack = "Pack";
export const date = "Date";
export const credits = "Credits";
export const amount = "Amount";
export const refunded = "Refunded";
export const receipt = "Receipt";
export const view = "View";
export const receiptOf = (planName: string) => `the receipt of ${planName}`;
export const billingHistory = "Billing history";

export const byPayingYouAgree = "By paying you agree to the";
export const andThe = "and the";
export const andAskUs = ", and ask us to make your credits available at once.";
export const terms = "terms";
export const refundPolicy = "refund policy";
export const opensInANew = "(opens in a new tab)";

export const unlimitedTournamentsUp = (count: string) => `Unlimited tournaments, up to ${count} each`;
export const unlimited = "Unlimited";
export const currentCredits = "Current credits";
export const basePlanPlusAdditional = "Base plan plus additional, including used ones";
export const basePlanCredits = "Base plan credits";
export const newEachCalendarMonth = "New each calendar month";
export const fromThePack = (name: string) => `From the ${name} pack`;
export const additionalPurchasedCredits = "Additional purchased credits";
export const notUsedYet = "Not used yet";
export const resumesPerTournament = "Resumes per tournament";
export const withUnlimitedAccess = "With unlimited access";
export const onACredit = (name: string) => `On ${/^[AEIOU]/.test(name) ? "an" : "a"} ${name} credit`;
export const unlimitedAccessActiveYes = "Unlimited access active: Yes";

export const nothingFurther = "No more entries";
export const theresNothingMore = "You've reached the end of this list.";
export const backToTheNewest = "Back to the newest";
export const theseAreTheOldest = "No older entries.";
export const pagesOf = (title: string) => `Pages of ${title}`;
export const nothingYet = "Nothing yet";
export const everyCreditYouGet = "Every credit you get or use appears here.";
export const contents = (tournaments: number, credits: string, resumes: string) =>
  `${credits}, ${tournaments === 1 ? "" : "each "}for up to ${resumes}`;
export const oneTime = (pricePerResume: string) => `one-time, ${pricePerResume}`;
