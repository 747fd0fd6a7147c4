import { type AppLoadContext, data, redirect, redirectDocument } from "@remix-run/cloudflare";
import { isDomainError } from "#app/lib/route.server.ts";
import type { CurrentUser } from "#core/accounts/account";
import { describeError } from "#core/describe-error";
import { checkoutPath, type PurchaseAnswer } from "./purchase";

/** The id of no plan; it is refused as not for sale. */
const NO_PLAN = 0;

export async function answerPurchase(
  { services, authCookies, requestId }: AppLoadContext,
  user: CurrentUser,
  planId = NO_PLAN,
) {
  try {
    const { id, url, browserSecret } = await services.checkouts.start({ user, planId, isBrowser: true });
    if (browserSecret) authCookies.rememberCheckout(browserSecret);
    return url ? redirectDocument(url) : redirect(checkoutPath(id));
  } catch (error) {
    const known = isDomainError(error);
    if (!known) console.error({ message: "no checkout session", requestId, error: describeError(error) });
    const failure = { planId, words: known ? error.message : null };
    return data<PurchaseAnswer>({ failure }, { status: known ? error.status : 500 });
  }
}
