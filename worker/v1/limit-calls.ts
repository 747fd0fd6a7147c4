import { createMiddleware } from "hono/factory";
import { DomainError } from "#core/errors";
import type { HonoEnv } from "../http";

/**
 * Rate limit per partner, per API key of a recruiter or, without valid credentials, per IP address. Every answer carries
 * the RateLimit headers.
 */
export const limitCalls = createMiddleware<HonoEnv>(async (c, next) => {
  const session = await c.var.findPartner();
  const caller = session
    ? `partner:${session.partner.id}`
    : c.var.key
      ? `key:${c.var.key.keyId}`
      : `address:${c.req.header("CF-Connecting-IP") ?? "unknown"}`;
  const budget = await c.var.services.partners.countCall(caller);
  c.header("RateLimit-Limit", String(budget.limit));
  c.header("RateLimit-Remaining", String(budget.remaining));
  c.header("RateLimit-Reset", String(budget.resetSeconds));
  if (!budget.isAllowed) {
    throw new DomainError("too_many_calls", { retryAfterSeconds: budget.resetSeconds });
  }
  await next();
});
