import { Hono } from "hono";
import type { DemoTournament } from "#core/tournaments/demo";
import { demoSchema } from "#core/tournaments/demo.schema";
import { type AppContext, type HonoEnv, readJson } from "../http";
import { joinChannel } from "../join-channel";
import { receiveResumes } from "../receive-resumes";
import { viewResume } from "../view-resume";

/** The public demo. Whoever knows a demo's id has access to it. */
export const demo = new Hono<HonoEnv>()
  .post("/tournament", async (c) => {
    const input = await readJson(c, demoSchema);
    return made(c, await c.var.services.demos.create(input));
  })

  // Creates a demo of our own job and resumes, for visitors who have none.
  .post("/sample", async (c) => made(c, await c.var.services.demos.createSample()))

  .get("/tournament/:id", async (c) => {
    const { demos } = c.var.services;
    const demo = await demos.get(c.req.param("id"));
    const isOwn = await demos.isMadeIn(c.var.authCookies.readDemos(), demo.id);
    return c.json({ ...demo, isOwn });
  })

  .get("/tournament/:id/resumes", async (c) =>
    c.json(await c.var.services.demos.listResumes(c.req.param("id"))),
  )

  .get("/tournament/:id/resumes/:resumeId", async (c) => c.json(await findResume(c)))

  .get("/tournament/:id/resumes/:resumeId/text", async (c) =>
    c.json({ text: (await c.var.services.resumes.findText(await findResume(c))) ?? "" }),
  )

  .get("/tournament/:id/resumes/:resumeId/view", async (c) => viewResume(c, await findResume(c)))

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

/** The browser remembers the demo and can later move it to an account. */
async function made(c: AppContext, demo: DemoTournament): Promise<Response> {
  await c.var.authCookies.rememberDemo(demo.id);
  return c.json({ ...demo, isOwn: true }, 201);
}

const findResume = (c: AppContext) =>
  c.var.services.demos.getResume(c.req.param("id") ?? "", c.req.param("resumeId") ?? "");
