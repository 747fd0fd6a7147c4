import { createMiddleware } from "hono/factory";
import type { HonoEnv } from "../http";

const RETURN_PATHS = ["/subscription/checkout", "/dashboard"];

/**
 * A buyer comes back with a value minted for them, which restores their session if it was lost on the way, in the
 * browser that began the purchase and nowhere else: a link that somebody handed on leads to the log-in page.
 * Whoever is signed in stays who they are; the value leaves the address bar in any case.
 */
export const returnFromPayment = createMiddleware<HonoEnv>(async (c, next) => {
  const url = new URL(c.req.url);
  const returnToken = url.searchParams.get("token");
  if (!RETURN_PATHS.includes(url.pathname) || returnToken === null) return next();
  const cookies = c.var.authCookies;
  const browserSecret = cookies.readCheckout();
  if (!c.var.viewer && browserSecret) {
    const session = await c.var.services.checkouts.resume({ returnToken, browserSecret });
    if (session) {
      cookies.signIn(session);
      cookies.forgetCheckout();
    }
  }
  url.searchParams.delete("token");
  return c.redirect(`${url.pathname}${url.search}`);
});
