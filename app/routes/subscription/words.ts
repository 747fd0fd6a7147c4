export * from "../common-words";

export const completeYourPurchase = "Complete Your Purchase";
export const pleaseTryAgain = "Please try again.";
export const purchaseFailed = "Failed to complete purchase";
export const openingCheckout = "Opening checkout...";
export const pay = (price: string) => `Pay ${price}`;
export const returnToDashboard = "Return to Dashboard";
export const backToCredits = "Back to Credits";

export const checkoutLoadFailed = "Failed to load checkout session.";
export const stripeLoadFailed = "Failed to load Stripe";
export const loadingCheckout = "Loading checkout...";
export const alreadyPaid = "This purchase is already paid.";
export const paymentPending = "You started this purchase but haven't paid yet.";
export const continueToPayment = "Continue to payment";

export const checkoutTitle = "Checkout";
export const purchaseSuccessful = "Purchase successful";
export const purchaseCanceled = "Purchase canceled";
export const oneMoment = "One moment...";
export const noSessionId = "No session ID found. Please try again.";
export const paymentOnItsWay = "Your payment is on its way";
export const paymentOnItsWayHint =
  "It isn't confirmed yet. Your credits appear as soon as it is, usually within a few minutes.";
export const creditsAdded = "Your tournament credits have been added.";
export const checkoutSessionInvalid = "Checkout Session Invalid";
export const checkoutSessionInvalidHint = "It may have expired, or belong to another account.";
export const customSolution = "Need a custom solution?";
export const customSolutionHint = (most: number) =>
  `Need more than ${most.toLocaleString("en")} resumes per tournament? Write to our sales team at`;
export const contactSales = "Contact Sales";

export const stackableCredits = "Stackable credits: packs and extra tournaments add up";
export const creditsNeverExpire = "Credits never expire";
export const zipDownloadFor = (plans: string) => `Download of candidate tiers as one zip for ${plans}`;
export const oneCreditPerTournament =
  "Creating a tournament uses one credit, and the tournament keeps that credit's resume limit.";
export const freePlanRenewal =
  "The FREE plan's tournaments renew each calendar month, don't roll over, and pause while you have a PRO or ENTERPRISE pack.";
export const refundNote = "A full refund removes the credits you haven't used yet.";
export const sampleUsesNoCredit = "Your sample tournament uses no credit.";
export const howCreditPacksWork = "How Our Credit Packs Work";
export const howCreditPacksWorkText =
  "One credit lets you create and run one tournament, up to the resume limit of its plan. You pay once; nothing renews. Credits never expire, and they stack: buy more whenever you need them.";
export const keyPlanFeatures = "Key Plan Features";
export const importantInformation = "Important Information";

export const createCheckoutFailed = "Failed to create checkout session";
export const plansAndCreditPacks = "Plans and credit packs";
export const includedWithAccount = "Included With Account";
export const planLoadFailed = "We couldn't load its price and size. You will see them before you pay.";
export const purchaseNow = "Purchase Now";
export const upgradeFailed = "Failed to upgrade plan";

export const promoCodeError = "Promo Code Error";
export const haveAPromoCode = "Have a Promo Code?";
export const promoCodeHint = "A code gives your account unlimited access. One use per account.";
export const redeeming = "Redeeming...";
export const redeemCode = "Redeem Code";

export const invalidPromoCode = "Invalid or expired promo code. Please try again.";
export const manageTitle = "Tournament Credits";
export const loadingCredits = "Loading credits...";
export const recentPurchaseHint =
  "Recently purchased credits usually appear within a few minutes. Refresh the page to see them.";
export const yourCredits = "Your credits";
export const creditHistory = "Credit history";
export const manageSubtitle = "Purchase credits for your tournament needs";
export const creditsLoadFailed = "Error loading credits data. Please try again.";

export const redeemFailed = "Failed to redeem promo code.";
export const unexpectedError = "An unexpected error occurred.";
export const unlimitedTournaments = "Unlimited tournaments";
export const unlimitedResumesPerTournament = "Unlimited resumes per tournament";
export const premiumFeatures = "Premium features";
export const promoTitle = "Redeem a promo code";
export const codeBenefits = "What a code may give";
export const resumeLimit = "Up to 2,000 resumes per tournament.";
export const viewSubscriptionPlans = "View Subscription Plans";
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
export const companyDetailsHint = (email: string) =>
  `Need your company's name or VAT number on it? Write to ${email}.`;
export const noTaxCharged = "No VAT or sales tax was charged.";
export const taxShownOn = "Any VAT or sales tax is shown on the";
export const providerReceipt = "payment provider's receipt";

export const testCheckoutTitle = "Test checkout";
export const testCheckoutHint =
  "This page replaces the payment provider while the product runs on your own machine. No card, no money.";
export const noRealPayment = "No real payment";
export const cardDeclined = "Your card was declined. You were not charged.";
export const declineCard = "Let the card be declined";
