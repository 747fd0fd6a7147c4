import { Hono } from "hono";
import * as z from "zod";
import type { Actor } from "#core/audit/audit-event";
import { jobTypes } from "#core/jobs/job";
import { type AppContext, type HonoEnv, readJson } from "../http";

const kindSchema = z.object({ type: z.enum(jobTypes, { error: "type must be a kind of job" }) });

export const adminOperations = new Hono<HonoEnv>()
  .get("/", async (c) => c.json(await c.var.services.operations.get()))

  // Reruns all jobs of a kind in batches; `hasMore` says whether to call again.
  .post("/failed-jobs/rerun", async (c) => {
    const actor = actorOf(c);
    const { type } = await readJson(c, kindSchema);
    return c.json(await c.var.services.operations.rerunFailedJobs({ actor, type }));
  })

  .post("/failed-jobs/:id/rerun", async (c) => {
    const actor = actorOf(c);
    return c.json({
      outcome: await c.var.services.operations.rerunFailedJob({ actor, id: c.req.param("id") }),
    });
  });

const actorOf = (c: AppContext): Actor => ({ kind: "admin", id: c.var.admin.id });
