import { createMiddleware } from "hono/factory";
import { noUse } from "#platform/d1/query-stats";
import type { AppContext, HonoEnv } from "../http";

/**
 * A line for each request, with the milliseconds to the first byte and what it asked of the database. Of its
 * address the path only: what was searched for and tokens stand behind it. An id the caller sent stands beside
 * ours and never in its place, or anybody could make two requests look like one.
 */
export const logRequest = createMiddleware<HonoEnv>(async (c, next) => {
  const start = Date.now();
  c.set("queryStats", noUse());
  await next();
  const ms = Date.now() - start;
  const write = () =>
    console.log({
      message: "request",
      requestId: c.var.requestId,
      ...readCallersId(c),
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms,
      database: c.var.queryStats,
    });
  if (isPage(c.res)) c.executionCtx.waitUntil(untilSent(c).finally(write));
  else write();
});

/** Nothing where it is longer than an id, or could be mistaken for another part of the line. */
function readCallersId(c: AppContext): { callersRequestId?: string } {
  const id = c.req.header("X-Request-Id");
  return id && /^[\w.:=-]{1,64}$/.test(id) ? { callersRequestId: id } : {};
}

/** Documents, and the data of pages: parts of either may still be read after the first byte. */
const isPage = ({ headers }: Response) => /^text\/(?:html|x-script)/.test(headers.get("Content-Type") ?? "");

async function untilSent(c: AppContext): Promise<void> {
  const { body } = c.res;
  if (!body) return;
  const { readable, writable } = new IdentityTransformStream();
  c.res = new Response(readable, c.res);
  // Whoever asked may have left.
  await body.pipeTo(writable).catch(() => undefined);
}
