import { createMiddleware } from "hono/factory";
import type { HonoEnv } from "../http";

/** The partner API accepts bearer tokens only; the portal's cookies are ignored. */
export const ignoreCookies = createMiddleware<HonoEnv>(async (c, next) => {
  if (c.req.header("Authorization") === undefined) c.set("findPartner", async () => null);
  await next();
});
