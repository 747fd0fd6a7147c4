import { Hono } from "hono";
import { partnerLoginSchema } from "#core/partners/partner.schema";
import { type HonoEnv, readJson } from "../http";

/** The portal's session. Tokens come from `POST /auth/login`. */
export const partner = new Hono<HonoEnv>()
  .post("/login", async (c) => {
    const input = await readJson(c, partnerLoginSchema);
    const { partner, expiresIn } = await c.var.services.partners.logIn(input);
    const cookies = c.var.authCookies;
    cookies.signInPartner(input.jwtToken, expiresIn);
    await cookies.rememberPartnerBrowser(partner.username);
    return c.json({ token: input.jwtToken, user: partner, expires_in: expiresIn });
  })

  .post("/logout", async (c) => {
    await c.var.authCookies.signOutPartner();
    return c.json({ message: "Logged out." });
  });
