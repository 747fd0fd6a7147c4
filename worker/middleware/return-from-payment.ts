import { createMiddleware } from "hono/factory";
import type { HonoEnv } from "../http";

const RETURN_PATHS = ["/subscription/checkout", "/dashboard"];

/**
 * A buyer comes back with a value minted for them, which restores their session if it was lost on the way.
 * Whoever is signed in stays who they are; the value leaves the address bar either way.
 */
export const returnFromPayment = createMiddleware<HonoEnv>(async (c, next) => {
  const url = new URL(c.req.url);
  const returnToken = url.searchParams.get("token");
  if (!RETURN_PATHS.includes(url.pathname) || returnToken === null) return next();
  if (!c.get("viewer")) {
    const session = await c.get("services").resumeAfterPayment(returnToken);
    if (session) c.get("authCookies").signIn(session);
  }
  url.searchParams.delete("token");
  return c.redirect(`${url.pathname}${url.search}`);
});
