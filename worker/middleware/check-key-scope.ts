import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import { includesScope } from "#core/api-keys/api-key";
import { DomainError } from "#core/errors";
import type { HonoEnv } from "../http";
import { isLiveOnly, scopeNeeded } from "../key-scopes";
import { limitCalls } from "../v1/limit-calls";

const ANY_PAGE = "/*";

/** These answer 404 if no route matches. */
const API_PATH = /^\/(?:api|v1)\//;

/** The only place that checks the scope of an API key. Callers without one pass. */
export const checkKeyScope = createMiddleware<HonoEnv>(async (c, next) => {
  const { key } = c.var;
  if (!key) return next();
  const route = matchedRoutes(c).find(({ method, path }) => method !== "ALL" && path !== ANY_PAGE);
  if (!route && API_PATH.test(c.req.path)) return next();
  const name = route && `${route.method} ${route.path}`;
  const needed = name ? scopeNeeded(name) : "none";
  if (needed === "none") throw new DomainError("key_not_accepted");
  if (needed !== "any" && !includesScope(key.scope, needed)) {
    const message = `This needs an API key with the scope ${needed}; yours has ${key.scope}.`;
    throw new DomainError("key_scope", { message });
  }
  if (key.mode === "test" && name && isLiveOnly(name)) {
    throw new DomainError("key_not_accepted", { message: "Test keys cannot do this." });
  }
  // The partner API limits all its callers itself.
  return c.req.path.startsWith("/v1/") ? next() : limitCalls(c, next);
});
