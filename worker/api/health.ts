import { Hono } from "hono";
import { readHealth } from "#platform/health";
import type { HonoEnv } from "../http";

/** For whoever watches the product from outside; asks nobody who they are. */
export const health = new Hono<HonoEnv>().get("/", async (c) => {
  const found = await readHealth(c.env);
  return c.json(found, found.status === "ok" ? 200 : 503);
});
