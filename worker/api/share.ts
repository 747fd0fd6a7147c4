import { Hono } from "hono";
import type { HonoEnv } from "../http";
import { viewResume } from "../view-resume";

/** For people with a link. The token is a query parameter, because paths are logged and queries are not. */
export const share = new Hono<HonoEnv>().get("/resumes/:id/view", async (c) => {
  const of = { token: c.req.query("key") ?? "", resumeId: c.req.param("id") };
  const resume = await c.var.services.shares.openFile(of);
  return viewResume(c, resume);
});
