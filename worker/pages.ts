import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { DomainError } from "#core/errors";
import type { Seller } from "#core/legal";
import { readWebVars } from "#platform/env";
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

/** What a page is sent must be a form; its action would fail at anything else. */
async function requireForm(request: Request): Promise<Request> {
  if (!request.body) return request;
  const body = await request.arrayBuffer();
  const type = request.headers.get("Content-Type") ?? "";
  await new Response(body, { headers: { "Content-Type": type } }).formData().catch(() => {
    throw new DomainError("not_a_form");
  });
  return new Request(request, { body });
}

function sellerOf(c: AppContext): Seller {
  const { SELLER, SELLER_ADDRESS, SELLER_EMAIL, SELLER_LAW } = readWebVars(c.env);
  return { name: SELLER, address: SELLER_ADDRESS, email: SELLER_EMAIL, law: SELLER_LAW };
}

export async function renderPage(c: AppContext): Promise<Response> {
  const handle = await loadHandler();
  const response = await handle(await requireForm(c.req.raw), {
    services: c.var.services,
    viewer: c.var.viewer,
    seller: sellerOf(c),
    findPartner: c.var.findPartner,
    authCookies: c.var.authCookies,
    describeApi: () => describeApi(new URL(c.req.url).origin),
    token: c.var.token ?? "",
    setHeader: (name, value) => c.header(name, value),
    waitUntil: (work) => c.executionCtx.waitUntil(work),
    nonce: c.var.secureHeadersNonce ?? "",
    requestId: c.var.requestId,
  });
  // Remix answers with headers that may be immutable; this copies them to what middleware has set.
  return c.newResponse(response.body, response);
}
