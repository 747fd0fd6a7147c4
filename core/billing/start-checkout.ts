import type { CurrentUser } from "#core/accounts/account";
import { DomainError } from "#core/errors";
import type { Checkout } from "./checkout";
import type { PaymentProvider, PaymentSession } from "./payments";
import type { Plan } from "./plan";

/** How long a buyer has to return and have the session restored. */
export const RETURN_SECONDS = 60 * 60;

/** A started purchase, and the secret for the browser that started it; null for API clients. */
export type StartedCheckout = PaymentSession & { browserSecret: string | null };

type Deps = {
  appUrl: string;
  payments: PaymentProvider;
  now(): Date;
  newId(): string;
  newToken(): { token: string; tokenHash: string };
  plans: { list(): Promise<Plan[]> };
  checkouts: {
    insert(
      checkout: Pick<Checkout, "id" | "userId" | "planId" | "amountInCents" | "credits" | "createdAt"> & {
        returnTokenHash: string | null;
        returnBrowserHash: string | null;
        returnTokenExpiresAt: Date | null;
      },
    ): Promise<void>;
    setSession(checkoutId: string, session: PaymentSession): Promise<void>;
  };
};

/**
 * Starts a purchase; its session says where to pay. A browser gets two halves of a key: one comes back in the URL,
 * which may be shared, the other stays in a cookie. Throws `plan_not_for_sale`.
 */
export async function startCheckout(
  deps: Deps,
  { user, planId, isBrowser }: { user: CurrentUser; planId: number; isBrowser: boolean },
): Promise<StartedCheckout> {
  const plan = (await deps.plans.list()).find(({ id }) => id === planId);
  if (!plan || plan.priceInCents === 0) throw new DomainError("plan_not_for_sale");

  const checkoutId = deps.newId();
  const wayBack = isBrowser ? { address: deps.newToken(), browser: deps.newToken() } : null;
  const now = deps.now();
  await deps.checkouts.insert({
    id: checkoutId,
    userId: user.id,
    planId,
    amountInCents: plan.priceInCents,
    credits: plan.maxTournamentsPerMonth,
    createdAt: now,
    returnTokenHash: wayBack?.address.tokenHash ?? null,
    returnBrowserHash: wayBack?.browser.tokenHash ?? null,
    returnTokenExpiresAt: wayBack && new Date(now.getTime() + RETURN_SECONDS * 1000),
  });
  const page = `${deps.appUrl}/subscription/checkout`;
  const token = wayBack ? `&token=${wayBack.address.token}` : "";
  const session = await deps.payments.createSession({
    checkoutId,
    plan,
    buyer: { id: user.id, email: user.email, customerId: user.stripeCustomerId },
    successUrl: `${page}?success=true&session_id={SESSION_ID}${token}`,
    cancelUrl: `${page}?canceled=true`,
  });
  await deps.checkouts.setSession(checkoutId, session);
  return { ...session, browserSecret: wayBack?.browser.token ?? null };
}
