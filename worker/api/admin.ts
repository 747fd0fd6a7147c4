import { Hono } from "hono";
import { payingUserQuerySchema } from "#core/billing/paying-user-query.schema";
import { promoCodeSchema } from "#core/billing/promo-code";
import { sourcedQuerySchema } from "#core/partners/sourced-query.schema";
import { type HonoEnv, readJson } from "../http";
import { streamJsonArray } from "../json-lines";

export const admin = new Hono<HonoEnv>()
  .get("/audit/verify", async (c) => c.json(await c.var.services.audit.verify()))

  .get("/promo-codes", async (c) => c.json(await c.var.services.promoCodes.list()))

  .post("/promo-codes", async (c) => {
    const { id } = c.var.admin;
    return c.json(await c.var.services.promoCodes.create(id, await readJson(c, promoCodeSchema)), 201);
  })

  .get("/paying-users", async (c) => streamJsonArray(c, c.var.services.payingUsers.list()))

  // The console's lists, filtered and paged by query parameters.
  .get("/paying-users/search", async (c) =>
    c.json(await c.var.services.payingUsers.listPage(payingUserQuerySchema.parse(c.req.query()))),
  )

  .get("/tournaments", async (c) =>
    c.json(await c.var.services.sourcedTournaments.listPage(sourcedQuerySchema.parse(c.req.query()))),
  );
