import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { DomainError } from "#core/errors";
import type { HonoEnv } from "../http";

const MAX_BYTES = 1024 * 1024;

/** For bodies that are read into memory. */
export const limitBody = bodyLimit({
  maxSize: MAX_BYTES,
  onError: () => {
    throw new DomainError("too_large");
  },
});

/** Exempt: uploads are streamed, and the partner API's routes and the MCP server set their own limits. */
const UNLIMITED = /^\/api\/(?:demo\/tournament|tournaments)\/[^/]+\/resumes$|^\/v1\/|^\/(?:apply|mcp)$/;

/** Applies to all other routes, page forms included. */
export const limitBodies = createMiddleware<HonoEnv>((c, next) =>
  UNLIMITED.test(c.req.path) ? next() : limitBody(c, next),
);
