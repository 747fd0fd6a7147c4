import { Hono } from "hono";
import { tierSchema } from "#core/analysis/scorecard";
import { DomainError } from "#core/errors";
import { changeRubricSchema } from "#core/rubrics/change-rubric.schema";
import { tournamentSchema } from "#core/tournaments/tournament.schema";
import { sha256 } from "#platform/tokens";
import { SESSION_HEADER } from "../durable-objects/tournament-room";
import { type HonoEnv, readJson, requireViewer } from "../http";
import { receiveUpload } from "../receive-upload";
import { zipTier } from "../zip-tier";

/** Well inside the time an upload stays open by itself. */
const RENEW_UPLOAD_MS = 20_000;

export const tournaments = new Hono<HonoEnv>()
  .get("/", async (c) => c.json(await c.get("services").listTournaments(requireViewer(c).id)))

  .post("/", async (c) => {
    const viewer = requireViewer(c);
    const input = await readJson(c, tournamentSchema);
    return c.json(await c.get("services").createTournament(viewer.id, input), 201);
  })

  .get("/:id", async (c) =>
    c.json(await c.get("services").getTournament(requireViewer(c).id, c.req.param("id"))),
  )

  .delete("/:id", async (c) => {
    const { id: userId } = requireViewer(c);
    await c.get("services").deleteTournament({ userId, tournamentId: c.req.param("id") });
    return c.json({ message: "Tournament deleted." });
  })

  // `view=cards`: without scorecards, as the page of the tournament lists them.
  .get("/:id/resumes", async (c) => {
    const { id: userId } = requireViewer(c);
    const services = c.get("services");
    const list = c.req.query("view") === "cards" ? services.listCandidates : services.listResumes;
    return c.json(await list(userId, c.req.param("id")));
  })

  // `more=1`: further requests of the same upload follow, so the run must not end in between.
  .post("/:id/resumes", async (c) => {
    const viewer = requireViewer(c);
    const services = c.get("services");
    const { id } = await services.getTournament(viewer.id, c.req.param("id"));
    await services.keepUploadOpen(id);
    const renewal = setInterval(() => services.keepUploadOpen(id).catch(() => {}), RENEW_UPLOAD_MS);
    const arrived: string[] = [];
    try {
      const result = await receiveUpload(c.req.raw, async (file) => {
        const resume = await services.uploadResume({ tournamentId: id, ...file });
        arrived.push(resume.id);
        return resume;
      });
      if (arrived.length === 0) {
        throw new DomainError("upload_rejected", { message: result.rejected[0]?.message, details: result });
      }
      return c.json(result, 201);
    } finally {
      clearInterval(renewal);
      if (c.req.query("more") !== "1") await services.closeUpload(id);
      await services.publishProgress(id, arrived);
    }
  })

  .get("/:id/rubric", async (c) =>
    c.json(await c.get("services").getRubric(requireViewer(c).id, c.req.param("id"))),
  )

  .put("/:id/rubric", async (c) => {
    const { id: userId } = requireViewer(c);
    const input = await readJson(c, changeRubricSchema);
    return c.json(
      await c.get("services").changeRubric({ ...input, userId, tournamentId: c.req.param("id") }),
    );
  })

  .post("/:id/rubric/reread", async (c) => {
    const { id: userId } = requireViewer(c);
    return c.json(await c.get("services").rereadResumes({ userId, tournamentId: c.req.param("id") }));
  })

  .get("/:id/export/tier/:tier", async (c) => {
    const viewer = requireViewer(c);
    const services = c.get("services");
    const tier = tierSchema.safeParse(c.req.param("tier"));
    if (!tier.success) throw new DomainError("invalid_input", { message: "Tier must be A, B, C or D." });
    const { id } = await services.getTournament(viewer.id, c.req.param("id"));
    if (!viewer.hasUnlimitedAccess) throw new DomainError("plan_required");
    return zipTier(services, { tournamentId: id, tier: tier.data }, c.executionCtx);
  })

  .get("/:id/live", async (c) => {
    const { id } = await c.get("services").getTournament(requireViewer(c).id, c.req.param("id"));
    if (c.req.header("Upgrade") !== "websocket") {
      throw new DomainError("invalid_input", { message: "This address is for WebSockets." });
    }
    const room = c.env.TOURNAMENT_ROOM.getByName(id);
    const visit = new Request(`https://room/${id}`, c.req.raw);
    visit.headers.set(SESSION_HEADER, sha256(c.get("token") ?? ""));
    const { status, webSocket } = await room.fetch(visit);
    // A response of the room's has immutable headers; middleware adds its own.
    return new Response(null, { status, webSocket });
  });
