import { Hono } from "hono";
import type { HonoEnv } from "../http";

/** What can be bought; for everybody. */
export const plans = new Hono<HonoEnv>().get("/", async (c) => c.json(await c.get("services").listPlans()));
