import { Hono } from "hono";
import { demoSchema } from "#core/tournaments/demo.schema";
import { type HonoEnv, readJson } from "../http";
import { joinChannel } from "../join-channel";
import { receiveResumes } from "../receive-resumes";

/** What a visitor may do without an account. Who holds the id of a demo holds the demo. */
export const demo = new Hono<HonoEnv>()
  .post("/tournament", async (c) => {
    const input = await readJson(c, demoSchema);
    return c.json(await c.var.services.demos.create(input), 201);
  })

  .get("/tournament/:id", async (c) => c.json(await c.var.services.demos.get(c.req.param("id"))))

  .get("/tournament/:id/resumes", async (c) =>
    c.json(await c.var.services.demos.listResumes(c.req.param("id"))),
  )

  .post("/tournament/:id/resumes", async (c) => {
    const services = c.var.services;
    await services.demos.limitUploads();
    const { id } = await services.demos.get(c.req.param("id"));
    return receiveResumes(c, id, (file) => services.demos.uploadResume({ tournamentId: id, ...file }));
  })

  .get("/tournament/:id/live", async (c) => {
    const { id } = await c.var.services.demos.get(c.req.param("id"));
    return joinChannel(c, id);
  });
