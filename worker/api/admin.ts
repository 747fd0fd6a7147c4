import { Hono } from "hono";
import { promoCodeSchema } from "#core/billing/promo-code";
import { type HonoEnv, readJson, requireAdmin } from "../http";

export const admin = new Hono<HonoEnv>()
  .get("/audit/verify", async (c) => {
    requireAdmin(c);
    return c.json(await c.get("services").verifyAudit());
  })

  .get("/promo-codes", async (c) => {
    requireAdmin(c);
    return c.json(await c.get("services").listPromoCodes());
  })

  .post("/promo-codes", async (c) => {
    requireAdmin(c);
    const promoCode = await c.get("services").createPromoCode(await readJson(c, promoCodeSchema));
    return c.json(promoCode, 201);
  });
