import type { PaymentProvider } from "#core/billing/payments";
import { DomainError } from "#core/errors";
import type { Database } from "../d1/database";
import type { WebVars } from "../env";
import { createStripePayments } from "./stripe-payments";
import { createTestPayments, type TestPayments } from "./test-payments";

/** Stripe if its keys are set; otherwise test payments in the local environment, and none in production. */
export function choosePayments(vars: WebVars, db: Database): PaymentProvider {
  if (vars.STRIPE_SECRET_KEY && vars.STRIPE_WEBHOOK_SECRET) {
    return createStripePayments({
      secretKey: vars.STRIPE_SECRET_KEY,
      webhookSecret: vars.STRIPE_WEBHOOK_SECRET,
      mode: vars.STRIPE_MODE,
    });
  }
  if (vars.ENVIRONMENT === "local") return createTestPayments(db, vars.APP_URL);
  const refuse = async () => {
    throw new DomainError("payments_unavailable");
  };
  return {
    createSession: refuse,
    findSession: refuse,
    findCheckoutId: refuse,
    expireSession: refuse,
    readEvent: refuse,
  };
}

export function isTestPayments(payments: PaymentProvider): payments is TestPayments {
  return "end" in payments;
}
