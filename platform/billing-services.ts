import type { CurrentUser } from "#core/accounts/account";
import { readAccountCredits } from "#core/billing/account-credits";
import { changePromoCode } from "#core/billing/change-promo-code";
import { createPromoCode } from "#core/billing/create-promo-code";
import type { NewGrant } from "#core/billing/credits";
import { findCheckoutSession } from "#core/billing/find-checkout-session";
import { type GrantInput, grantPlan } from "#core/billing/grant-plan";
import type { HistoryQuery } from "#core/billing/history-query.schema";
import type { PromoCodeInput } from "#core/billing/promo-code";
import { receivePaymentEvent } from "#core/billing/receive-payment-event";
import { redeemPromoCode } from "#core/billing/redeem-promo-code";
import { resumeAfterPayment } from "#core/billing/resume-after-payment";
import { confirmPayment, confirmSession } from "#core/billing/settle-checkout";
import { startCheckout } from "#core/billing/start-checkout";
import { DomainError, found } from "#core/errors";
import type { AttemptGuards } from "./attempt-guards";
import type { Connected } from "./connect";
import type { Database } from "./d1/database";
import type { WebEnv, WebVars } from "./env";
import { choosePayments, isTestPayments } from "./payments/choose-payments";
import { readCachedPlans } from "./plan-cache";
import type { Limits } from "./rate-limit";

/** The web Worker's services for plans, credits, payments and promo codes. */
export function createBillingServices(
  env: WebEnv,
  db: Database,
  connected: Connected,
  vars: WebVars,
  { guardOwn, limitUser }: Pick<AttemptGuards, "guardOwn"> & Pick<Limits, "limitUser">,
) {
  const payments = choosePayments(vars, db);
  const deps = { ...connected, payments };

  async function findPlan(planId: number) {
    return (await deps.plans.list()).find(({ id }) => id === planId);
  }

  /** Only exists without a payment provider. */
  async function findTestCheckout(userId: string, sessionId: string) {
    const checkout = isTestPayments(payments) ? await deps.checkouts.findBySession(sessionId) : undefined;
    const plan = checkout && (await findPlan(checkout.planId));
    if (!isTestPayments(payments) || checkout?.userId !== userId || !plan) throw new DomainError("not_found");
    return { payments, checkout, plan };
  }

  return {
    plans: {
      list: deps.plans.list,
      listCached: () => readCachedPlans(env.DB, deps.plans.list),
      /** Undefined unless it is a plan that can be bought. */
      findForSale: async (planId: number | undefined) => {
        const plan = planId === undefined ? undefined : await findPlan(planId);
        return plan && plan.priceInCents > 0 ? plan : undefined;
      },
    },

    credits: {
      /** How many credits can be spent on a tournament now. */
      count: (userId: string) => deps.credits.count(userId, { id: deps.newId(), now: deps.now() }),
      /** The credits that can be spent on a tournament now, in the order in which they are spent. */
      listUsable: (userId: string) => deps.credits.listUsable(userId, { id: deps.newId(), now: deps.now() }),
      /** How many of the plan's own credits are used, without additional ones. */
      countUsed: (userId: string) => deps.credits.countUsed(userId, deps.now()),
      readAccount: (account: Parameters<typeof readAccountCredits>[1], query: HistoryQuery) =>
        readAccountCredits(deps, account, query),
      grant: (grant: Omit<NewGrant, "id" | "createdAt">) =>
        deps.credits.insertGrant({ ...grant, id: deps.newId(), createdAt: deps.now() }),
      /** Takes back what is left of the grant with this cause. Returns the number of credits. */
      revoke: (grantCause: string, cause: string) =>
        deps.credits.revokeGrant(grantCause, { id: deps.newId(), cause, now: deps.now() }),
      grantPlan: (input: GrantInput & { adminId: string; userId: string }) => grantPlan(deps, input),
    },

    checkouts: {
      start: async (input: { user: CurrentUser; planId: number; isBrowser: boolean }) => {
        await limitUser(input.user.id, "checkout");
        return startCheckout(deps, input);
      },
      findSession: async (userId: string, sessionId: string) => {
        const session = await findCheckoutSession(deps, userId, sessionId);
        const publishableKey = vars.STRIPE_MODE === "embedded" ? (vars.STRIPE_PUBLISHABLE_KEY ?? null) : null;
        return { ...session, publishableKey };
      },
      confirmPayment: async (input: { userId: string; planId: number }) => {
        await limitUser(input.userId, "payment-success");
        return confirmPayment(deps, input);
      },
      /** Throws `checkout_not_found` unless the viewer may see it and it is paid. */
      getReceipt: async (viewer: CurrentUser, checkoutId: string) => {
        return found(await deps.checkouts.findReceipt(viewer, checkoutId), "checkout_not_found");
      },
      confirmSession: (input: { userId: string; sessionId: string }) => confirmSession(deps, input),
      receiveEvent: (input: { body: string; signature: string }) => receivePaymentEvent(deps, input),
      resume: (input: { returnToken: string; browserSecret: string }) => resumeAfterPayment(deps, input),
      readTest: async ({ userId, sessionId }: { userId: string; sessionId: string }) => {
        const { plan, checkout } = await findTestCheckout(userId, sessionId);
        const { amountInCents, status } = checkout;
        return { planName: plan.name, amountInCents, isPaid: status === "paid" };
      },
      /** Returns where the buyer goes next. */
      endTest: async (input: { userId: string; sessionId: string; outcome: "paid" | "canceled" }) => {
        const { payments } = await findTestCheckout(input.userId, input.sessionId);
        return payments.end(input.sessionId, input.outcome);
      },
    },

    promoCodes: {
      redeem: (input: { userId: string; code: string }) =>
        guardOwn("redeem", input.userId, () => redeemPromoCode(deps, input)),
      list: deps.promoCodes.list,
      create: (adminId: string, input: PromoCodeInput) => createPromoCode(deps, adminId, input),
      change: (input: { adminId: string; id: string; isActive: boolean }) => changePromoCode(deps, input),
    },
  };
}
