import { Hono } from "hono";
import { tierSchema } from "#core/analysis/scorecard";
import { auditFormatSchema } from "#core/audit/audit-query.schema";
import { DomainError } from "#core/errors";
import type { Source } from "#core/partners/sourced-list";
import { changeRubricSchema } from "#core/rubrics/change-rubric.schema";
import { createTournamentSchema } from "#core/tournaments/tournament.schema";
import { sha256 } from "#platform/tokens";
import {
  type AppContext,
  type HonoEnv,
  readAs,
  readJson,
  requireAdmin,
  requirePartner,
  requireViewer,
} from "../http";
import { joinChannel } from "../join-channel";
import { receiveResumes } from "../receive-resumes";
import { sendAudit } from "../send-audit";
import { sendTier } from "../send-tier";

export const tournaments = new Hono<HonoEnv>()
  .get("/", async (c) => c.json(await c.var.services.tournaments.list(requireViewer(c).id)))

  .post("/", async (c) => {
    const viewer = requireViewer(c);
    const input = await readJson(c, createTournamentSchema);
    return c.json(await c.var.services.tournaments.create(viewer.id, input), 201);
  })

  .get("/all", (c) => listSourced(c, "all"))

  .get("/external", (c) => listSourced(c, "external"))

  .get("/partner", async (c) => {
    const { id } = await requirePartner(c);
    return c.json(await c.var.services.listings.listTournaments(id));
  })

  .get("/:id", async (c) =>
    c.json(await readAs(c, (viewer) => c.var.services.tournaments.get(viewer, c.req.param("id")))),
  )

  .delete("/:id", async (c) => {
    const { id: userId } = requireViewer(c);
    await c.var.services.tournaments.delete({ userId, tournamentId: c.req.param("id") });
    return c.json({ message: "Tournament deleted." });
  })

  .get("/:id/resumes", async (c) =>
    c.json(await readAs(c, (viewer) => c.var.services.resumes.list(viewer, c.req.param("id")))),
  )

  .get("/:id/resumes/cards", async (c) =>
    c.json(await readAs(c, (viewer) => c.var.services.candidates.list(viewer, c.req.param("id")))),
  )

  .post("/:id/resumes", async (c) => {
    const viewer = requireViewer(c);
    const services = c.var.services;
    await services.resumes.limitUploads(viewer.id);
    const { id } = await services.tournaments.requireOwn(viewer.id, c.req.param("id"));
    return receiveResumes(c, id, (file) => services.resumes.upload({ tournamentId: id, ...file }));
  })

  .get("/:id/rubric", async (c) =>
    c.json(await c.var.services.rubrics.get(requireViewer(c), c.req.param("id"))),
  )

  .put("/:id/rubric", async (c) => {
    const viewer = requireViewer(c);
    const input = await readJson(c, changeRubricSchema);
    const tournamentId = c.req.param("id");
    const { rubrics } = c.var.services;
    await rubrics.change({ ...input, userId: viewer.id, tournamentId });
    return c.json(await rubrics.get(viewer, tournamentId));
  })

  .post("/:id/rubric/reread", async (c) => {
    const { id: userId } = requireViewer(c);
    return c.json(await c.var.services.rubrics.rereadResumes({ userId, tournamentId: c.req.param("id") }));
  })

  .get("/:id/export/tier/:tier", async (c) => {
    const viewer = requireViewer(c);
    const services = c.var.services;
    const tier = tierSchema.safeParse(c.req.param("tier"));
    if (!tier.success) throw new DomainError("invalid_input", { message: "Tier must be A, B, C or D." });
    const { id } = await services.tournaments.requireOwn(viewer.id, c.req.param("id"));
    if (!(await services.exports.isAllowed(viewer, id))) throw new DomainError("plan_required");
    await services.exports.limit(viewer.id);
    return sendTier(services, { tournamentId: id, tier: tier.data, userId: viewer.id }, c.executionCtx);
  })

  .get("/:id/audit", async (c) => {
    const viewer = requireViewer(c);
    const format = auditFormatSchema.default("json").safeParse(c.req.query("format"));
    if (!format.success) throw new DomainError("invalid_input", { message: format.error.issues[0]?.message });
    const id = c.req.param("id");
    const services = c.var.services;
    await services.exports.limit(viewer.id);
    return sendAudit(await services.audit.export(viewer, id), format.data, id);
  })

  .get("/:id/live", async (c) => {
    const { id } = await c.var.services.tournaments.watch(requireViewer(c), c.req.param("id"));
    return joinChannel(c, id, sha256(c.var.token ?? ""));
  });

/** Everybody's, for the administrator. */
async function listSourced(c: AppContext, source: Source) {
  requireAdmin(c);
  return c.json(await c.var.services.sourcedTournaments.list(source));
}
