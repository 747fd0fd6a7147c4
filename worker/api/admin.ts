import { Hono } from "hono";
import { payingUserQuerySchema } from "#core/billing/paying-user-query.schema";
import { promoCodeSchema, promoCodeStateSchema } from "#core/billing/promo-code";
import { type HonoEnv, readJson, requireAdmin } from "../http";

export const admin = new Hono<HonoEnv>()
  .get("/audit/verify", async (c) => {
    requireAdmin(c);
    return c.json(await c.get("services").audit.verify());
  })

  .get("/promo-codes", async (c) => {
    requireAdmin(c);
    return c.json(await c.get("services").promoCodes.list());
  })

  .post("/promo-codes", async (c) => {
    const { id } = requireAdmin(c);
    return c.json(await c.get("services").promoCodes.create(id, await readJson(c, promoCodeSchema)), 201);
  })

  .patch("/promo-codes/:id", async (c) => {
    const { id: adminId } = requireAdmin(c);
    const { isActive } = await readJson(c, promoCodeStateSchema);
    return c.json(await c.get("services").promoCodes.change({ adminId, id: c.req.param("id"), isActive }));
  })

  // `view=list`: one page of what the console shows, found by its query.
  .get("/paying-users", async (c) => {
    requireAdmin(c);
    const services = c.get("services");
    return c.req.query("view") === "list"
      ? c.json(await services.payingUsers.listPage(payingUserQuerySchema.parse(c.req.query())))
      : c.json(await services.payingUsers.list());
  });
