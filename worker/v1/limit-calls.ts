import { createMiddleware } from "hono/factory";
import { DomainError } from "#core/errors";
import type { HonoEnv } from "../http";

/** Counts every call, by partner or, without a token that is good, by address. Every answer says what is left. */
export const limitCalls = createMiddleware<HonoEnv>(async (c, next) => {
  const session = await c.var.findPartner();
  const caller = session
    ? `partner:${session.partner.id}`
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
