import { OpenAPIHono } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import { type HonoEnv, invalidInput, requirePartner } from "../http";

/** A part of the partner API: what it declares is what it checks, and what the document says. */
export function createRouter() {
  return new OpenAPIHono<HonoEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalidInput(result.error);
    },
  });
}

const authorise = createMiddleware<HonoEnv>(async (c, next) => {
  await requirePartner(c);
  await next();
});

/** For a route's declaration: without a partner's token it answers 401 before it looks at anything. */
export const partnerOnly = {
  security: [{ partnerToken: [] }],
  middleware: authorise,
};
