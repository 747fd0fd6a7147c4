import { Hono } from "hono";
import { demoSchema } from "#core/tournaments/demo.schema";
import { type HonoEnv, readJson } from "../http";
import { joinChannel } from "../join-channel";
import { receiveResumes } from "../receive-resumes";

/** What a visitor may do without an account. Who holds the id of a demo holds the demo. */
export const demo = new Hono<HonoEnv>()
  .post("/tournament", async (c) => {
    const input = await readJson(c, demoSchema);
    return c.json(await c.get("services").createDemo(input), 201);
  })

  .get("/tournament/:id", async (c) => c.json(await c.get("services").getDemo(c.req.param("id"))))

  .get("/tournament/:id/resumes", async (c) =>
    c.json(await c.get("services").listDemoResumes(c.req.param("id"))),
  )

  .post("/tournament/:id/resumes", async (c) => {
    const services = c.get("services");
    await services.limitDemoUploads();
    const { id } = await services.getDemo(c.req.param("id"));
    return receiveResumes(c, id, (file) => services.uploadDemoResume({ tournamentId: id, ...file }));
  })

  .get("/tournament/:id/live", async (c) => {
    const { id } = await c.get("services").getDemo(c.req.param("id"));
    return joinChannel(c, id);
  });
