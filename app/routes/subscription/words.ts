// Every text of the credits, checkout, receipt and promo code pages. Imported as a whole: `import * as words`.

export const completeYourPurchase = "Complete Your Purchase";
export const pleaseTryAgain = "Please try again.";
export const failedToCompletePurchase = "Failed to complete purchase";
export const openingCheckout = "Opening checkout...";
export const pay = (price: string) => `Pay ${price}`;
export const returnToDashboard = "Return to Dashboard";
export const backToCredits = "Back to Credits";

export const failedToLoadCheckout = "Failed to load checkout session.";
export const failedToLoadStripe = "Failed to load Stripe";
export const loadingCheckout = "Loading checkout...";
export const thisPurchaseIsAlready = "This purchase is already paid.";
export const youStartedThisPurchase = "You started this purchase but haven't paid yet.";
export const continueToPayment = "Continue to payment";

export const checkoutTitle = "Checkout";
export const purchaseSuccessful = "Purchase successful";
export const purchaseCanceled = "Purchase canceled";
export const oneMoment = "One moment...";
export const continueWord = "Continue";
export const noSessionIdFound = "No session ID found. Please try again.";
export const yourPayment = "Your payment is on its way";
export const itIsntConfirmedYet =
  "It isn't confirmed yet. Your credits appear as soon as it is, usually within a few minutes.";
export const yourTournamentCredits = "Your tournament credits have been added.";
export const checkoutSessionInvalid = "Checkout Session Invalid";
export const itMayHaveExpired = "It may have expired, or belong to another account.";
export const needACustomSolution = "Need a custom solution?";
export const needMoreThanResumes = (most: number) =>
  `Need more than ${most.toLocaleString("en")} resumes per tournament? Write to our sales team at`;
export const contactSales = "Contact Sales";

export const stackableCreditsPacks = "Stackable credits: packs and extra tournaments add up";
export const creditsNeverExpire = "Credits never expire";
export const downloadOfCandidateTiers = (value: string) =>
  `Download of candidate tiers as one zip for ${value}`;
export const creatingATournamentUses =
  "Creating a tournament uses one credit, and the tournament keeps that credit's resume limit.";
export const freePlansTournamentsRenew =
  "The FREE plan's tournaments renew each calendar month, don't roll over, and pause while you have a PRO or ENTERPRISE pack.";
export const fullRefundRemoves = "A full refund removes the credits you haven't used yet.";
export const yourSampleTournamentUses = "Your sample tournament uses no credit.";
export const howOurCreditPacks = "How Our Credit Packs Work";
export const oneCreditLets =
  "One credit lets you create and run one tournament, up to the resume limit of its plan. You pay once; nothing renews. Credits never expire, and they stack: buy more whenever you need them.";
export const keyPlanFeatures = "Key Plan Features";
export const importantInformation = "Important Information";

export const failedToCreateCheckout = "Failed to create checkout session";
export const plansAndCreditPacks = "Plans and credit packs";
export const includedWithAccount = "Included With Account";
export const weCouldntLoad = "We couldn't load its price and size. You will see them before you pay.";
export const purchaseNow = "Purchase Now";
export const failedToUpgradePlan = "Failed to upgrade plan";

export const promoCodeError = "Promo Code Error";
export const haveAPromoCode = "Have a Promo Code?";
export const codeGivesYourAccount = "A code gives your account unlimited access. One use per account.";
export const redeeming = "Redeeming...";
export const redeemCode = "Redeem Code";

export const invalidOrExpiredPromo = "Invalid or expired promo code. Please try again.";
export const manageTitle = "Tournament Credits";
export const loadingCredits = "Loading credits...";
export const recentlyPurchasedCreditsUsually =
  "Recently purchased credits usually appear within a few minutes. Refresh the page to see them.";
export const yourCredits = "Your credits";
export const creditHistory = "Credit history";
export const purchaseCredits = "Purchase credits for your tournament needs";
export const errorLoadingCreditsData = "Error loading credits data. Please try again.";

export const failedToRedeemPromo = "Failed to redeem promo code.";
export const unexpectedErrorOccurred = "An unexpected error occurred.";
export const unlimitedTournaments = "Unlimited tournaments";
export const unlimitedResumesPerTournament = "Unlimited resumes per tournament";
export const premiumFeatures = "Premium features";
export const promoTitle = "Redeem a promo code";
export const whatACodeMay = "What a code may give";
export const upTo2000 = "Up to 2,000 resumes per tournament.";
export const backToDashboard = "Back to Dashboard";
export const viewSubscriptionPlans = "View Subscription Plans";
export const error = "Error";
export const success = "Success!";
export const redirectingToDashboard = "Redirecting to dashboard...";

export const seller = "Seller";
export const buyer = "Buyer";
export const item = "Item";
export const refunded = "Refunded";
export const taxId = (id: string) => `VAT ID: ${id}`;
export const receiptNumber = "Receipt number";
export const paidOn = "Paid on";
export const totalPaid = "Total paid";
export const receiptTitle = "Receipt";
export const usd = (price: string) => `${price} (USD)`;
export const needYourCompanysName = (email: string) =>
  `Need your company's name or VAT number on it? Write to ${email}.`;
export const noVatOrSales = "No VAT or sales tax was charged.";
export const anyVatOrSales = "Any VAT or sales tax is shown on the";
export const paymentProvidersReceipt = "payment provider's receipt";

export const testCheckoutTitle = "Test checkout";
export const thisPageReplaces =
  "This page replaces the payment provider while the product runs on your own machine. No card, no money.";
export const noRealPayment = "No real payment";
export const yourCardWasDeclined = "Your card was declined. You were not charged.";
export const letTheCard = "Let the card be declined";
export const cancel = "Cancel";
