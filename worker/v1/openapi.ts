import { OpenAPIHono } from "@hono/zod-openapi";
import * as z from "zod";
import { TEST_DATA_DAYS } from "#core/api-keys/test-account";
import { DEPRECATIONS } from "#core/partners/api-changes";
import { partnerCredentialsSchema } from "#core/partners/partner.schema";
import { PRODUCT_NAME } from "#core/product";
import { CALLS_PER_WINDOW } from "#platform/call-limit";
import type { HonoEnv } from "../http";
import { errorResponses, json, jsonBody, messageSchema } from "./answers";
import { describeErrors } from "./errors";
import { API_VERSION, describeVersions } from "./version";
import { describeMessages } from "./webhook-messages";

const tokenAnswerSchema = z
  .object({
    token: z
      .string()
      .meta({ description: "A JWT. Send it as `Authorization: Bearer <token>`.", examples: ["eyJ…"] }),
    expires_in: z.int().meta({ description: "Seconds.", examples: [3600] }),
  })
  .meta({ id: "Token" });

/** Applies to every call. The docs page shows each part under its heading. */
const DESCRIPTION = `## Tokens

Get a token from \`POST /auth/login\` and send it with every call as \`Authorization: Bearer <token>\`. It expires after \`expires_in\` seconds, or when you log out of the portal with it. Calls then answer 401; get a new token.

## API keys

Instead of a token you can send an API key, created under API keys in the portal, in the same header. A key stays valid until you revoke it. Its scope says what it may do: \`read\` opens the GET calls of listings and resumes, \`write\` also creates and changes, \`admin\` also deletes and manages webhooks. Calls beyond its scope, or beyond its spending cap of uploaded resumes, answer 403.

Keys beginning with \`tw_test_\` are for trying things out: verdicts are made up (engine \`test\`), nothing is spent, and what they create is deleted after ${TEST_DATA_DAYS} days. Test and live mode have separate listings, webhooks and \`employer_uuid\`s; neither finds anything of the other.

## Errors

Errors are JSON: \`message\` for people and \`error\` for your program. Codes are stable; wording may change. Include \`request_id\` when you contact support. For invalid fields, \`param\` is the first one and \`fieldErrors\` lists them all. Messages that name what is wrong are shown by an example.

${describeErrors()}

## Lists

Lists are plain arrays, newest first. A page holds up to \`limit\` entries. If there are more, the \`Link\` header with \`rel="next"\` is the URL of the next page.

## Rate limits

${CALLS_PER_WINDOW} calls per minute. Every answer under /v1 carries \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` (seconds). Beyond the limit, calls answer 429; wait for the seconds in \`Retry-After\`.

## Idempotency

Send an \`Idempotency-Key\` with a POST that creates something, and retries are safe: the same key with the same request within 24 hours returns the first answer. While the first call is still running, the answer is 409 with \`Retry-After\`. The same key with a different request is refused with 422. A request that was refused does not use up its key.

## Versions and changes

${describeVersions()}`;

const CALL_HEADERS = Object.fromEntries(
  [
    ["RateLimit-Limit", "Calls allowed per minute."],
    ["RateLimit-Remaining", "Calls left in this window."],
    ["RateLimit-Reset", "Seconds until the window resets."],
  ].map(([name, description]) => [name, { description, schema: { type: "integer" } }]),
);
const WAIT_HEADER = { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } };

/** The OpenAPI document of the router's routes plus `POST /auth/login`. */
export function documentOf(router: OpenAPIHono<HonoEnv>, origin: string) {
  const api = new OpenAPIHono<HonoEnv>();
  api.openAPIRegistry.registerComponent("securitySchemes", "partnerToken", {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
  });
  api.openAPIRegistry.registerComponent("securitySchemes", "apiKey", {
    type: "http",
    scheme: "bearer",
    description: "An API key from the partner portal. It begins with `tw_`.",
  });
  api.openAPIRegistry.registerPath({
    method: "post",
    path: "/auth/login",
    operationId: "logIn",
    tags: ["Authentication"],
    summary: "Get a token",
    description:
      "Exchanges your username and password for a token. After several wrong passwords, calls answer 429 with `Retry-After`: a few seconds at first, never more than 15 minutes. An IP address that has logged in before is slowed down only by its own mistakes.",
    security: [],
    request: { body: jsonBody(partnerCredentialsSchema) },
    responses: {
      200: json(tokenAnswerSchema, "The token."),
      ...errorResponses(400, 429),
      401: json(messageSchema, "The username or password is wrong, or your access was disabled."),
    },
  });
  api.route("/v1", router);
  // Registered here rather than on the router, where webhooks would get the /v1 prefix.
  describeMessages(api);
  const document = api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: `${PRODUCT_NAME} partner API`, version: API_VERSION, description: DESCRIPTION },
    servers: [{ url: origin }],
  });
  for (const { call } of DEPRECATIONS) {
    const [method = "", path = ""] = call.split(" ");
    const operation = document.paths?.[path]?.[method.toLowerCase() as "get"];
    if (operation) operation.deprecated = true;
  }
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const { responses } of [item.get, item.post, item.put, item.patch, item.delete].flatMap(
      (o) => o ?? [],
    )) {
      for (const [status, response] of Object.entries(responses ?? {})) {
        const waits = status === "429" || status === "409" ? WAIT_HEADER : {};
        const counted = path.startsWith("/v1/") ? CALL_HEADERS : {};
        response.headers = { ...response.headers, ...counted, ...waits };
      }
    }
  }
  return document;
}
