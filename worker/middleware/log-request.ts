import { createMiddleware } from "hono/factory";
import type { HonoEnv } from "../http";

/** A line for each request. Of its address the path only: what was searched for and tokens stand behind it. */
export const logRequest = createMiddleware<HonoEnv>(async (c, next) => {
  const start = Date.now();
  await next();
  console.log({
    message: "request",
    requestId: c.get("requestId"),
    method: c.req.method,
    path: c.req.path,
    status: c.res.status,
    ms: Date.now() - start,
  });
});
