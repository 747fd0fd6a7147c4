import { createMiddleware } from "hono/factory";
import { describeError } from "#core/describe-error";
import { emptyQueryStats } from "#platform/d1/query-stats";
import type { AppContext, HonoEnv } from "../http";

/**
 * One log line per request, with the milliseconds to the first byte and database statistics. Those of pages and streamed
 * lists wait until everything was sent. Only the path of the URL is logged, because queries contain search terms and
 * tokens. A caller's request id is logged next to ours, never instead of it, so that nobody can make two requests look
 * like one.
 */
export const logRequest = createMiddleware<HonoEnv>(async (c, next) => {
  const start = Date.now();
  c.set("queryStats", emptyQueryStats());
  await next();
  const ms = Date.now() - start;
  const write = (sending?: { totalMs: number; brokenOff?: string }) =>
    console.log({
      message: "request",
      requestId: c.var.requestId,
      ...readCallersId(c),
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms,
      ...sending,
      database: c.var.queryStats,
    });
  // Nobody reads the body of a HEAD request.
  if (c.req.method !== "HEAD" && (isPage(c.res) || c.var.isStreamed))
    c.executionCtx.waitUntil(
      untilSent(c).then((brokenOff) => write({ totalMs: Date.now() - start, brokenOff })),
    );
  else write();
});

/** Undefined if it is too long for an id or could be mistaken for another part of the line. */
function readCallersId(c: AppContext): { callersRequestId?: string } {
  const id = c.req.header("X-Request-Id");
  return id && /^[\w.:=-]{1,64}$/.test(id) ? { callersRequestId: id } : {};
}

/** Documents and loader data, which may still query the database while streaming. */
const isPage = ({ headers }: Response) => /^text\/(?:html|x-script)/.test(headers.get("Content-Type") ?? "");

/** Returns why it was not sent to its end: a failure while reading, or the client disconnected. */
async function untilSent(c: AppContext): Promise<string | undefined> {
  const { body } = c.res;
  if (!body) return undefined;
  const { readable, writable } = new IdentityTransformStream();
  c.res = new Response(readable, c.res);
  return body.pipeTo(writable).then(() => undefined, describeError);
}
