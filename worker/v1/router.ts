import { OpenAPIHono } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import { type HonoEnv, invalidInput, requirePartner } from "../http";

/** One resource of the partner API. The declared schemas both validate requests and produce the OpenAPI document. */
export function createRouter() {
  return new OpenAPIHono<HonoEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalidInput(result.error);
    },
  });
}

const authorize = createMiddleware<HonoEnv>(async (c, next) => {
  await requirePartner(c);
  await next();
});

/** Spread into a route's declaration: without a valid token or API key the call is answered with 401 before validation. */
export const partnerOnly = {
  security: [{ partnerToken: [] }, { apiKey: [] }] as Record<string, string[]>[],
  middleware: authorize,
};
