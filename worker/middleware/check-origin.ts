import { createMiddleware } from "hono/factory";
import { DomainError } from "#core/errors";
import type { HonoEnv } from "../http";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * CSRF protection: refuses unsafe methods and WebSockets (which CORS does not cover) from other origins. Browsers send
 * the Origin header with both; a request without it is not from a browser and must not carry cookies. Bearer tokens are
 * exempt, because a browser never attaches one by itself.
 */
export const checkOrigin = createMiddleware<HonoEnv>(async (c, next) => {
  const isUnsafe = !SAFE_METHODS.has(c.req.method) || c.req.header("Upgrade") === "websocket";
  const hasBearer = c.req.header("Authorization") !== undefined;
  if (isUnsafe && !hasBearer) {
    const origin = c.req.header("Origin");
    const isOurs = origin === undefined ? !c.req.header("Cookie") : origin === new URL(c.req.url).origin;
    if (!isOurs) throw new DomainError("cross_origin");
  }
  await next();
});
