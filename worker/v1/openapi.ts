import { OpenAPIHono } from "@hono/zod-openapi";
import * as z from "zod";
import { partnerCredentialsSchema } from "#core/partners/partner.schema";
import { PRODUCT_NAME } from "#core/product";
import type { HonoEnv } from "../http";
import { json, refusals } from "./answers";

const tokenAnswerSchema = z
  .object({
    token: z.string().meta({ description: "A JWT. Send it as `Authorization: Bearer`." }),
    expires_in: z.int().meta({ description: "Seconds." }),
  })
  .meta({ id: "Token" });

/** The OpenAPI document of what the router declares, and of the login that stands beside it. */
export function documentOf(router: OpenAPIHono<HonoEnv>, origin: string) {
  const api = new OpenAPIHono<HonoEnv>();
  api.openAPIRegistry.registerComponent("securitySchemes", "partnerToken", {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
  });
  api.openAPIRegistry.registerPath({
    method: "post",
    path: "/auth/login",
    operationId: "logIn",
    tags: ["Authentication"],
    summary: "Get a token",
    description: "For the username and the password you were given.",
    request: {
      body: { required: true, content: { "application/json": { schema: partnerCredentialsSchema } } },
    },
    responses: { 200: json(tokenAnswerSchema, "The token."), ...refusals(400, 401, 429) },
  });
  api.route("/v1", router);
  return api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: `${PRODUCT_NAME} partner API`, version: "1" },
    servers: [{ url: origin }],
  });
}
