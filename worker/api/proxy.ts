import { Hono } from "hono";
import { DomainError } from "#core/errors";
import { readResultUrl } from "#core/partners/external-resume";
import { type HonoEnv, requirePartner } from "../http";

/** Nothing is ever fetched: the URL of one of our own result documents is answered from the database. */
export const proxy = new Hono<HonoEnv>().get("/s3-results", requirePartner, async (c) => {
  const { id } = c.var.partner;
  const [url = "", ...others] = c.req.queries("url") ?? [];
  const named = others.length === 0 ? readResultUrl(url, new URL(c.req.url).origin) : null;
  if (!named) throw new DomainError("not_a_result_url");
  const document = await c.var.services.listings
    .getResult({ partnerId: id, listingId: named.listingId, resumeId: named.fileId })
    .catch((error: unknown) => {
      throw error instanceof DomainError ? new DomainError("not_a_result_url") : error;
    });
  return c.json(document);
});
