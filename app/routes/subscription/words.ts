// Every text of the credits, checkout, receipt and promo code pages. Imported as a whole: `import * as words`.

// chosenPack
export const chosenPackCompleteYourPurchase = "Complete Your Purchase";
export const chosenPackPleaseTryAgain = "Please try again.";
export const chosenPackFailedToCompletePurchase = "Failed to complete purchase";
export const chosenPackOpeningCheckout = "Opening checkout...";
export const chosenPackPay = (price: string) => `Pay ${price}`;
export const chosenPackReturnToDashboard = "Return to Dashboard";
export const chosenPackBackToCredits = "Back to Credits";

// paymentCard
export const paymentCardFailedToLoadCheckout = "Failed to load checkout session.";
export const paymentCardFailedToLoadStripe = "Failed to load Stripe";
export const paymentCardCompleteYourPurchase = "Complete Your Purchase";
export const paymentCardLoadingCheckout = "Loading checkout...";
export const paymentCardThisPurchaseIsAlready = "This purchase is already paid.";
export const paymentCardYouStartedThisPurchase = "You started this purchase but haven't paid yet.";
export const paymentCardContinueToPayment = "Continue to payment";

// checkout
export const checkoutTabTitle = (productName: string) => `Checkout · ${productName}`;
export const checkoutPurchaseSuccessful = "Purchase successful";
export const checkoutPurchaseCanceled = "Purchase canceled";
export const checkoutOneMoment = "One moment...";
export const checkoutContinueWord = "Continue";
export const checkoutCheckout = "Checkout";
export const checkoutNoSessionIdFound = "No session ID found. Please try again.";
export const checkoutYourPayment = "Your payment is on its way";
export const checkoutItIsntConfirmedYet =
  "It isn't confirmed yet. Your credits appear as soon as it is, usually within a few minutes.";
export const checkoutYourTournamentCredits = "Your tournament credits have been added.";
export const checkoutCheckoutSessionInvalid = "Checkout Session Invalid";
export const checkoutItMayHaveExpired = "It may have expired, or belong to another account.";
export const checkoutReturnToDashboard = "Return to Dashboard";
export const checkoutBackToCredits = "Back to Credits";

// contactSales
export const contactSalesNeedACustomSolution = "Need a custom solution?";
export const contactSalesNeedMoreThanResumes = (most: number) =>
  `Need more than ${most.toLocaleString("en")} resumes per tournament? Write to our sales team at`;
export const contactSalesContactSales = "Contact Sales";

// creditNotes
export const creditNotesStackableCreditsPacks = "Stackable credits: packs and extra tournaments add up";
export const creditNotesCreditsNeverExpire = "Credits never expire";
export const creditNotesDownloadOfCandidateTiers = (value: string) =>
  `Download of candidate tiers as one zip for ${value}`;
export const creditNotesCreatingATournamentUses =
  "Creating a tournament uses one credit, and the tournament keeps that credit's resume limit.";
export const creditNotesFreePlansTournamentsRenew =
  "The FREE plan's tournaments renew each calendar month, don't roll over, and pause while you have a PRO or ENTERPRISE pack.";
export const creditNotesFullRefundRemoves = "A full refund removes the credits you haven't used yet.";
export const creditNotesYourSampleTournamentUses = "Your sample tournament uses no credit.";
export const creditNotesHowOurCreditPacks = "How Our Credit Packs Work";
export const creditNotesOneCreditLets =
  "One credit lets you create and run one tournament, up to the resume limit of its plan. You pay once; nothing renews. Credits never expire, and they stack: buy more whenever you need them.";
export const creditNotesKeyPlanFeatures = "Key Plan Features";
export const creditNotesImportantInformation = "Important Information";

// planList
export const planListFailedToCreateCheckout = "Failed to create checkout session";
export const planListPleaseTryAgain = "Please try again.";
export const planListFailedToCompletePurchase = "Failed to complete purchase";
export const planListPlansAndCreditPacks = "Plans and credit packs";
export const planListIncludedWithAccount = "Included With Account";
export const planListWeCouldntLoad = "We couldn't load its price and size. You will see them before you pay.";
export const planListOpeningCheckout = "Opening checkout...";
export const planListPurchaseNow = "Purchase Now";
export const planListFailedToUpgradePlan = "Failed to upgrade plan";

// promoSection
export const promoSectionPromoCodeError = "Promo Code Error";
export const promoSectionHaveAPromoCode = "Have a Promo Code?";
export const promoSectionCodeGivesYourAccount =
  "A code gives your account unlimited access. One use per account.";
export const promoSectionRedeeming = "Redeeming...";
export const promoSectionRedeemCode = "Redeem Code";

// manage
export const manageInvalidOrExpiredPromo = "Invalid or expired promo code. Please try again.";
export const manageTabTitle = (productName: string) => `Tournament Credits · ${productName}`;
export const manageLoadingCredits = "Loading credits...";
export const manageRecentlyPurchasedCreditsUsually =
  "Recently purchased credits usually appear within a few minutes. Refresh the page to see them.";
export const manageYourCredits = "Your credits";
export const manageCreditHistory = "Credit history";
export const manageTournamentCredits = "Tournament Credits";
export const managePurchaseCredits = "Purchase credits for your tournament needs";
export const manageErrorLoadingCreditsData = "Error loading credits data. Please try again.";

// promo
export const promoFailedToRedeemPromo = "Failed to redeem promo code.";
export const promoUnexpectedErrorOccurred = "An unexpected error occurred.";
export const promoUnlimitedTournaments = "Unlimited tournaments";
export const promoUnlimitedResumesPerTournament = "Unlimited resumes per tournament";
export const promoPremiumFeatures = "Premium features";
export const promoTabTitle = (productName: string) => `Redeem a promo code · ${productName}`;
export const promoRedeemAPromoCode = "Redeem a promo code";
export const promoWhatACodeMay = "What a code may give";
export const promoUpTo2000 = "Up to 2,000 resumes per tournament.";
export const promoBackToDashboard = "Back to Dashboard";
export const promoViewSubscriptionPlans = "View Subscription Plans";
export const promoError = "Error";
export const promoRedeeming = "Redeeming...";
export const promoRedeemCode = "Redeem Code";
export const promoSuccess = "Success!";
export const promoRedirectingToDashboard = "Redirecting to dashboard...";

// receipt
export const receiptSeller = "Seller";
export const receiptBuyer = "Buyer";
export const receiptItem = "Item";
export const receiptRefunded = "Refunded";
export const receiptTaxId = (id: string) => `VAT ID: ${id}`;
export const receiptReceiptNumber = "Receipt number";
export const receiptPaidOn = "Paid on";
export const receiptTotalPaid = "Total paid";
export const receiptTabTitle = (productName: string) => `Receipt · ${productName}`;
export const receiptBackToCredits = "Back to Credits";
export const receiptReceipt = "Receipt";
export const receiptUsd = (price: string) => `${price} (USD)`;
export const receiptNeedYourCompanysName = (email: string) =>
  `Need your company's name or VAT number on it? Write to ${email}.`;
export const receiptNoVatOrSales = "No VAT or sales tax was charged.";
export const receiptAnyVatOrSales = "Any VAT or sales tax is shown on the";
export const receiptPaymentProvidersReceipt = "payment provider's receipt";

// testCheckout
export const testCheckoutTabTitle = (productName: string) => `Test checkout · ${productName}`;
export const testCheckoutThisPageReplaces =
  "This page replaces the payment provider while the product runs on your own machine. No card, no money.";
export const testCheckoutNoRealPayment = "No real payment";
export const testCheckoutYourCardWasDeclined = "Your card was declined. You were not charged.";
export const testCheckoutThisPurchaseIsAlready = "This purchase is already paid.";
export const testCheckoutReturnToDashboard = "Return to Dashboard";
export const testCheckoutPay = (price: string) => `Pay ${price}`;
export const testCheckoutLetTheCard = "Let the card be declined";
export const testCheckoutCancel = "Cancel";
