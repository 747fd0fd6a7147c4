import type { CurrentUser } from "#core/accounts/account";
import { DomainError } from "#core/errors";
import type { Checkout } from "./checkout";
import type { PaymentProvider, PaymentSession } from "./payments";
import type { Plan } from "./plan";

/** How long a buyer may take to come back signed in. */
const RETURN_TOKEN_MS = 60 * 60 * 1000;

type Deps = {
  appUrl: string;
  payments: PaymentProvider;
  now(): Date;
  newId(): string;
  newToken(): { token: string; tokenHash: string };
  listPlans(): Promise<Plan[]>;
  insertCheckout(
    checkout: Pick<Checkout, "id" | "userId" | "planId" | "amountInCents" | "credits" | "createdAt"> & {
      returnTokenHash: string;
      returnTokenExpiresAt: Date;
    },
  ): Promise<void>;
  setCheckoutSession(checkoutId: string, session: PaymentSession): Promise<void>;
};

/** Begins a purchase; its session says where to pay. Throws `plan_not_for_sale`. */
export async function startCheckout(
  deps: Deps,
  { user, planId }: { user: CurrentUser; planId: number },
): Promise<PaymentSession> {
  const plan = (await deps.listPlans()).find(({ id }) => id === planId);
  if (!plan || plan.priceInCents === 0) throw new DomainError("plan_not_for_sale");

  const checkoutId = deps.newId();
  const { token, tokenHash } = deps.newToken();
  const now = deps.now();
  await deps.insertCheckout({
    id: checkoutId,
    userId: user.id,
    planId,
    amountInCents: plan.priceInCents,
    credits: plan.maxTournamentsPerMonth,
    createdAt: now,
    returnTokenHash: tokenHash,
    returnTokenExpiresAt: new Date(now.getTime() + RETURN_TOKEN_MS),
  });
  const page = `${deps.appUrl}/subscription/checkout`;
  const session = await deps.payments.createSession({
    checkoutId,
    plan,
    buyer: { id: user.id, email: user.email, customerId: user.stripeCustomerId },
    successUrl: `${page}?success=true&session_id={SESSION_ID}&token=${token}`,
    cancelUrl: `${page}?canceled=true`,
  });
  await deps.setCheckoutSession(checkoutId, session);
  return session;
}
