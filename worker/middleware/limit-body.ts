import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { DomainError } from "#core/errors";
import type { HonoEnv } from "../http";

const MAX_BYTES = 1024 * 1024;

/** For what is read into memory as a whole. */
export const limitBody = bodyLimit({
  maxSize: MAX_BYTES,
  onError: () => {
    throw new DomainError("too_large");
  },
});

/** Uploads are read file by file; the partner API's routes say for themselves what they read. */
const UNLIMITED = /^\/api\/(?:demo\/tournament|tournaments)\/[^/]+\/resumes$|^\/v1\//;

/** Everywhere else, forms of pages included. */
export const limitBodies = createMiddleware<HonoEnv>((c, next) =>
  UNLIMITED.test(c.req.path) ? next() : limitBody(c, next),
);
