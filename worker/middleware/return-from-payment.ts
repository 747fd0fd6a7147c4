import { createMiddleware } from "hono/factory";
import type { HonoEnv } from "../http";

const RETURN_PATHS = ["/subscription/checkout", "/dashboard"];

/**
 * A buyer returns from paying with a one-time token in the URL. It restores a lost session, but only in the browser
 * that started the purchase; anywhere else the link leads to the login page. A signed-in user stays signed in. The
 * token is always removed from the address bar.
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
