import { createMiddleware } from "hono/factory";
import type { HonoEnv } from "../http";

/** The partner API knows who sends a token and nobody else: a browser's cookies count for nothing here. */
export const bearersOnly = createMiddleware<HonoEnv>(async (c, next) => {
  if (c.req.header("Authorization") === undefined) c.set("findPartner", async () => null);
  await next();
});
