import { createMiddleware } from "hono/factory";
import { DomainError } from "#core/errors";
import type { HonoEnv } from "../http";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what another site makes a browser send in the user's name: unsafe methods, and WebSockets, which
 * CORS does not protect. A bearer token is never sent by a browser on its own, so it needs no origin.
 */
export const checkOrigin = createMiddleware<HonoEnv>(async (c, next) => {
  const isUnsafe = !SAFE_METHODS.has(c.req.method) || c.req.header("Upgrade") === "websocket";
  const hasBearer = c.req.header("Authorization") !== undefined;
  if (isUnsafe && !hasBearer && c.req.header("Cookie") !== undefined) {
    if (c.req.header("Origin") !== new URL(c.req.url).origin) throw new DomainError("cross_origin");
  }
  await next();
});
