import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { describeError } from "#core/describe-error";
import { NonceContext } from "./lib/root-data";

/** After this, pending promises of a loader are rejected and the page shows their error state. */
export const streamTimeout = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, requestId }: AppLoadContext,
): Promise<Response> {
  // Not AbortSignal.timeout: React 18 throws if it fires after rendering has finished.
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), streamTimeout + 1000);
  let finalStatus = status;

  const body = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} abortDelay={streamTimeout + 1000} />
    </NonceContext.Provider>,
    {
      nonce,
      signal: abort.signal,
      onError(error) {
        finalStatus = 500;
        logError("page did not render", error, request, requestId);
      },
    },
  );
  body.allReady.catch(() => undefined).finally(() => clearTimeout(timer));
  if (isbot(request.headers.get("user-agent"))) await body.allReady;

  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { headers, status: finalStatus });
}

export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (!request.signal.aborted) logError("page failed", error, request, context.requestId);
}

function logError(message: string, error: unknown, request: Request, requestId: string): void {
  console.error({
    message,
    requestId,
    method: request.method,
    path: new URL(request.url).pathname,
    error: describeError(error),
  });
}
