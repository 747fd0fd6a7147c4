import { Hono } from "hono";
import { readHealth } from "#platform/health";
import type { HonoEnv } from "../http";

/** Public: for monitors, and for `npm run deploy`, which checks a new version before it goes live. */
export const health = new Hono<HonoEnv>().get("/", async (c) => {
  const found = await readHealth(c.env);
  return c.json({ ...found, version: c.env.VERSION?.id }, found.status === "ok" ? 200 : 503);
});
