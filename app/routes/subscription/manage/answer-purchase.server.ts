import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { isDomainError } from "#app/lib/domain-error.server.ts";
import type { CurrentUser } from "#core/accounts/account";
import { describeError } from "#core/describe-error";
import { checkoutPath, NO_SESSION, type PurchaseFailure } from "./use-purchase";

/** The id of no plan, which is refused as one that is not for sale. */
const NO_PLAN = 0;

/** Without JavaScript: begins a purchase and goes where it is paid. */
export async function answerPurchase(
  { services, authCookies, requestId }: AppLoadContext,
  user: CurrentUser,
  planId = NO_PLAN,
) {
  try {
    const { id, url, browserSecret } = await services.checkouts.start({ user, planId, isBrowser: true });
    if (browserSecret) authCookies.rememberCheckout(browserSecret);
    return redirect(url ?? checkoutPath(id));
  } catch (error) {
    const known = isDomainError(error);
    if (!known) console.error({ message: NO_SESSION, requestId, error: describeError(error) });
    const failure: PurchaseFailure = { planId, words: known ? error.message : NO_SESSION };
    return data({ failure }, { status: known ? error.status : 500 });
  }
}
