import { OpenAPIHono } from "@hono/zod-openapi";
import { type HonoEnv, invalidInput } from "../http";

/** One resource of the partner API. The declared schemas both validate requests and produce the OpenAPI document. */
export function createRouter() {
  return new OpenAPIHono<HonoEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalidInput(result.error);
    },
  });
}

/** Spread into a route's declaration, for the document; `app.ts` demands the token or API key. */
export const partnerRoute = (tag: "Listings" | "Resumes" | "Webhooks") => ({
  tags: [tag],
  security: [{ partnerToken: [] }, { apiKey: [] }] as Record<string, string[]>[],
});
