import { Hono } from "hono";
import { candidateQuerySchema } from "#core/resumes/candidate-query.schema";
import { changeTierSchema } from "#core/resumes/change-tier";
import { writeNoteSchema } from "#core/resumes/write-note";
import { exportCandidate } from "../export-candidate";
import { type AppContext, type HonoEnv, readAs, readJson, requireViewer } from "../http";
import { streamJsonArray } from "../json-lines";
import { viewResume } from "../view-resume";

export const resumes = new Hono<HonoEnv>()
  .get("/", async (c) => streamJsonArray(c, await c.var.services.resumes.listAll(requireViewer(c))))

  // A page of the viewer's candidates across all tournaments, without scorecards.
  .get("/search", async (c) => {
    const query = candidateQuerySchema.parse(c.req.query());
    return c.json(await c.var.services.candidates.search(requireViewer(c).id, query));
  })

  .get("/:id", async (c) =>
    c.json(await readAs(c, (viewer) => c.var.services.resumes.get(viewer, c.req.param("id")))),
  )

  .put("/:id", async (c) => {
    const of = ofViewer(c);
    const input = await readJson(c, changeTierSchema);
    return c.json(await c.var.services.resumes.changeTier({ ...input, ...of }));
  })

  .delete("/:id", async (c) => {
    await c.var.services.resumes.delete(ofViewer(c));
    return c.json({ message: "Resume deleted." });
  })

  .put("/:id/note", async (c) => {
    const of = ofViewer(c);
    const input = await readJson(c, writeNoteSchema);
    return c.json(await c.var.services.resumes.writeNote({ ...input, ...of }));
  })

  .get("/:id/text", async (c) => {
    const id = c.req.param("id");
    const text = await readAs(c, (viewer) => c.var.services.resumes.getText(viewer, id));
    return c.json({ text });
  })

  .get("/:id/data", async (c) => {
    const of = ofViewer(c);
    const services = c.var.services;
    await services.exports.limit(of.userId);
    return exportCandidate(services, await services.resumes.export(of));
  })

  .get("/:id/view", async (c) => {
    const { resumes } = c.var.services;
    return viewResume(c, await readAs(c, (viewer) => resumes.openForFile(viewer, c.req.param("id"))));
  });

/** The resume of the path as the signed-in user's own, which the services check; throws 401. */
const ofViewer = (c: AppContext) => ({ userId: requireViewer(c).id, resumeId: c.req.param("id") ?? "" });
