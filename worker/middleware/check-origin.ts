import { createMiddleware } from "hono/factory";
import { DomainError } from "#core/errors";
import type { HonoEnv } from "../http";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what another site makes a browser send: unsafe methods, and WebSockets, which CORS does not
 * protect. Browsers name the origin of both; without one a request must be no browser's, so it has no
 * cookies. A bearer token is never sent by a browser on its own, so it needs no origin.
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
