import { OpenAPIHono } from "@hono/zod-openapi";
import * as z from "zod";
import { partnerCredentialsSchema } from "#core/partners/partner.schema";
import { PRODUCT_NAME } from "#core/product";
import { CALLS_PER_WINDOW } from "#platform/call-limit";
import type { HonoEnv } from "../http";
import { json, messageSchema, refusals } from "./answers";
import { describeErrors } from "./errors";
import { describeMessages } from "./webhook-messages";

const tokenAnswerSchema = z
  .object({
    token: z.string().meta({ description: "A JWT. Send it as `Authorization: Bearer`.", examples: ["eyJ…"] }),
    expires_in: z.int().meta({ description: "Seconds.", examples: [3600] }),
  })
  .meta({ id: "Token" });

/** What holds for every call; the page prints each part under its heading. */
const DESCRIPTION = `## Tokens

Send the token of \`POST /auth/login\` with every call, as \`Authorization: Bearer\`. It ends after the seconds that \`expires_in\` says, or when you sign out of the portal with it; then a call answers 401, and you ask for another.

## Errors

An error is JSON with a \`message\` in words and an \`error\` for your program: its \`code\` stays as it is, its words may change. \`request_id\` names the call if you ask us about it. Where fields are wrong, \`param\` is the first of them, and \`fieldErrors\` names each.

${describeErrors()}

## Lists

Lists are plain arrays, newest first. A page has \`limit\` entries; while there are more, a \`Link\` header with \`rel="next"\` has the address of the next page.

## How often

${CALLS_PER_WINDOW} calls a minute. Every answer under /v1 says in \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` (seconds) what is left. Beyond it a call answers 429, and \`Retry-After\` says when to go on.

## Sending twice

With an \`Idempotency-Key\` a POST that makes something is done once: the same key and the same request within 24 hours is answered as the first time. While the first is still worked on, the answer is 409 with \`Retry-After\`. The same key with another request is refused with 422. A request that was refused leaves its key free.`;

const CALL_HEADERS = Object.fromEntries(
  [
    ["RateLimit-Limit", "Calls in a window of a minute."],
    ["RateLimit-Remaining", "Calls left in it."],
    ["RateLimit-Reset", "Seconds until the next window."],
  ].map(([name, description]) => [name, { description, schema: { type: "integer" } }]),
);
const WAIT_HEADER = { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } };

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
    description:
      "For the username and the password you were given. After several wrong passwords a call answers 429, and `Retry-After` says how long to wait: seconds at first, never more than 15 minutes. An address that was given a token before waits only for its own mistakes.",
    security: [],
    request: {
      body: { required: true, content: { "application/json": { schema: partnerCredentialsSchema } } },
    },
    responses: {
      200: json(tokenAnswerSchema, "The token."),
      ...refusals(400, 429),
      401: json(messageSchema, "The username or the password is wrong, or you have no access any more."),
    },
  });
  api.route("/v1", router);
  // Not with the routes: whatever is mounted gets the path before its name.
  describeMessages(api);
  const document = api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: `${PRODUCT_NAME} partner API`, version: "1", description: DESCRIPTION },
    servers: [{ url: origin }],
  });
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
