import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { DomainError } from "#core/errors";
import type { Seller } from "#core/legal";
import { readWebVars } from "#platform/env";
import type { AppContext } from "./http";
import { describeApi } from "./v1/app";

type Handler = ReturnType<typeof createRequestHandler>;
let handler: Promise<Handler> | undefined;

/** Imported on the first page view, so that API-only isolates start faster. The only import of the Remix build. */
function loadHandler(): Promise<Handler> {
  // @ts-expect-error: built by `remix vite:build`, without types
  handler ??= import("../build/server").then((build: ServerBuild) =>
    createRequestHandler(build, "production"),
  );
  return handler;
}

/** Page actions accept forms only; anything else is refused before it reaches them. */
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
  const { SELLER, SELLER_ADDRESS, SELLER_EMAIL, SELLER_LAW, SELLER_TAX_ID } = readWebVars(c.env);
  return {
    name: SELLER,
    address: SELLER_ADDRESS,
    email: SELLER_EMAIL,
    law: SELLER_LAW,
    taxId: SELLER_TAX_ID,
  };
}

function supportEmailOf(c: AppContext): string {
  const { SUPPORT_EMAIL, SELLER_EMAIL } = readWebVars(c.env);
  return SUPPORT_EMAIL ?? SELLER_EMAIL;
}

export async function renderPage(c: AppContext): Promise<Response> {
  const handle = await loadHandler();
  const response = await handle(await requireForm(c.req.raw), {
    services: c.var.services,
    viewer: c.var.viewer,
    seller: sellerOf(c),
    supportEmail: supportEmailOf(c),
    findPartner: c.var.findPartner,
    authCookies: c.var.authCookies,
    describeApi: () => describeApi(new URL(c.req.url).origin),
    token: c.var.token ?? "",
    setHeader: (name, value) => c.header(name, value),
    waitUntil: (work) => c.executionCtx.waitUntil(work),
    nonce: c.var.secureHeadersNonce ?? "",
    requestId: c.var.requestId,
  });
  // Remix's response may have immutable headers, so they are copied onto what middleware has set.
  return c.newResponse(response.body, response);
}
