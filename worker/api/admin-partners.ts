import { Hono } from "hono";
import { newPartnerSchema, partnerPasswordSchema } from "#core/partners/partner.schema";
import type { PartnerRequest } from "#core/partners/update-partner";
import { type AppContext, type HonoEnv, readJson } from "../http";

/** A password is only ever returned when it was generated here, and only once. */
export const adminPartners = new Hono<HonoEnv>()
  .get("/", async (c) => c.json(await c.var.services.partners.list()))

  .post("/", async (c) => {
    const { id } = c.var.admin;
    const input = await readJson(c, newPartnerSchema);
    return c.json(await c.var.services.partners.create(input, { kind: "admin", id }), 201);
  })

  .get("/:id", async (c) => c.json(await c.var.services.partners.get(c.req.param("id"))))

  // Without a body, a password is generated.
  .post("/:id/password", async (c) => {
    const request = readRequest(c);
    const input = (await c.req.text()) === "" ? {} : await readJson(c, partnerPasswordSchema);
    return c.json(await c.var.services.partners.changePassword(request, input));
  })

  .post("/:id/disable", async (c) => c.json(await c.var.services.partners.disable(readRequest(c))))

  .post("/:id/enable", async (c) => c.json(await c.var.services.partners.enable(readRequest(c))))

  .post("/:id/revoke-tokens", async (c) =>
    c.json(await c.var.services.partners.revokeTokens(readRequest(c))),
  );

function readRequest(c: AppContext): PartnerRequest {
  return { actor: { kind: "admin", id: c.var.admin.id }, partnerId: c.req.param("id") ?? "" };
}
