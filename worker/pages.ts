import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import type { AppContext } from "./http";
import { describeApi } from "./v1/app";

type Handler = ReturnType<typeof createRequestHandler>;
let handler: Promise<Handler> | undefined;

/** Loaded on the first page, so that the API starts without it. The only place that knows the Remix build. */
function loadHandler(): Promise<Handler> {
  // @ts-expect-error: made by `remix vite:build`, without types
  handler ??= import("../build/server").then((build: ServerBuild) =>
    createRequestHandler(build, "production"),
  );
  return handler;
}

export async function renderPage(c: AppContext): Promise<Response> {
  const handle = await loadHandler();
  const response = await handle(c.req.raw, {
    services: c.get("services"),
    viewer: c.get("viewer"),
    findPartner: c.get("findPartner"),
    authCookies: c.get("authCookies"),
    describeApi: () => describeApi(new URL(c.req.url).origin),
    token: c.get("token") ?? "",
    waitUntil: (work) => c.executionCtx.waitUntil(work),
    nonce: c.get("secureHeadersNonce") ?? "",
    requestId: c.get("requestId"),
  });
  // Remix answers with headers that may be immutable; this copies them to what middleware has set.
  return c.newResponse(response.body, response);
}
