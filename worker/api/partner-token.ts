import { Hono } from "hono";
import { partnerCredentialsSchema } from "#core/partners/partner.schema";
import { type HonoEnv, readJson } from "../http";

const isJson = (contentType = "") => /^application\/json\b/i.test(contentType);

/** `POST /auth/login` with JSON belongs to the partner API; with a form it belongs to the page. */
export const partnerToken = new Hono<HonoEnv>().post("/auth/login", async (c, next) => {
  if (!isJson(c.req.header("Content-Type"))) return next();
  const input = await readJson(c, partnerCredentialsSchema);
  const { token, expiresIn } = await c.var.services.partners.issueToken(input);
  return c.json({ token, expires_in: expiresIn });
});
