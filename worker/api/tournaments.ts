import { Hono } from "hono";
import { tierSchema } from "#core/analysis/scorecard";
import { auditFormatSchema } from "#core/audit/audit-query.schema";
import { DomainError } from "#core/errors";
import { exportFormatSchema } from "#core/exports/export-candidates";
import type { IntakeKind } from "#core/intake/intake";
import { bulkChangeSchema } from "#core/resumes/bulk-change.schema";
import { listQuerySchema } from "#core/resumes/candidate-query.schema";
import { changeRubricSchema } from "#core/rubrics/change-rubric.schema";
import { createShareSchema } from "#core/shares/share";
import { editTournamentSchema } from "#core/tournaments/edit-tournament";
import { saveFiltersSchema } from "#core/tournaments/save-filters";
import { setBlindSchema } from "#core/tournaments/set-blind";
import { createTournamentSchema } from "#core/tournaments/tournament.schema";
import { sha256 } from "#platform/tokens";
import {
  type AppContext,
  type HonoEnv,
  invalidInput,
  readAs,
  readJson,
  requireAdmin,
  requirePartner,
  requireViewer,
} from "../http";
import { joinChannel } from "../join-channel";
import { streamJsonArray } from "../json-lines";
import { receiveResumes } from "../receive-resumes";
import { sendAudit } from "../send-audit";
import { sendCandidates } from "../send-candidates";
import { sendTier } from "../send-tier";
import { idempotencySchema } from "../v1/with-idempotency";

export const tournaments = new Hono<HonoEnv>()
  .get("/", async (c) => streamJsonArray(c, c.var.services.tournaments.list(requireViewer(c).id)))

  .post("/", async (c) => {
    const viewer = requireViewer(c);
    const input = await readJson(c, createTournamentSchema);
    const { tournaments } = c.var.services;
    const key = readIdempotencyKey(c);
    return c.json(
      await (key === undefined
        ? tournaments.create(viewer.id, input)
        : tournaments.createOnce(viewer.id, { ...input, key })),
      201,
    );
  })

  // Extracts the text of a job advert for the form that creates a tournament. Nothing is stored.
  .post("/advert", async (c) => {
    const viewer = requireViewer(c);
    const file = { name: c.req.query("name") ?? "", bytes: new Uint8Array(await c.req.arrayBuffer()) };
    return c.json({ text: await c.var.services.resumes.readAdvert(viewer.id, file) });
  })

  .get("/all", requireAdmin, (c) => streamJsonArray(c, c.var.services.sourcedTournaments.list("all")))

  .get("/external", requireAdmin, (c) =>
    streamJsonArray(c, c.var.services.sourcedTournaments.list("external")),
  )

  .get("/partner", requirePartner, (c) =>
    streamJsonArray(c, c.var.services.listings.listTournaments(c.var.partner.id)),
  )

  .get("/:id", async (c) =>
    c.json(await readAs(c, (viewer) => c.var.services.tournaments.get(viewer, c.req.param("id")))),
  )

  // Edits the name and description. What candidates are judged by is edited in the rubric.
  .patch("/:id", async (c) => {
    const of = ofViewer(c);
    const input = await readJson(c, editTournamentSchema);
    return c.json(await c.var.services.tournaments.edit({ ...input, ...of }));
  })

  .delete("/:id", async (c) => {
    await c.var.services.tournaments.delete(ofViewer(c));
    return c.json({ message: "Tournament deleted." });
  })

  .get("/:id/resumes", async (c) =>
    streamJsonArray(c, await readAs(c, (viewer) => c.var.services.resumes.list(viewer, c.req.param("id")))),
  )

  .get("/:id/resumes/cards", async (c) =>
    c.json(await readAs(c, (viewer) => c.var.services.candidates.list(viewer, c.req.param("id")))),
  )

  // The ids of resumes whose text contains the words of `q`.
  .get("/:id/resumes/by-text", async (c) => {
    const query = listQuerySchema.parse(c.req.query());
    return c.json(
      await readAs(c, (viewer) => c.var.services.candidates.listIdsByText(viewer, c.req.param("id"), query)),
    );
  })

  .post("/:id/resumes", async (c) => {
    const of = ofViewer(c);
    const { resumes, tournaments } = c.var.services;
    await resumes.limitUploads(of.userId);
    await tournaments.requireOwn(of.userId, of.tournamentId);
    return receiveResumes(
      c,
      of.tournamentId,
      (file) => resumes.upload({ tournamentId: of.tournamentId, ...file }),
      (count) => resumes.recordAdded({ ...of, count }),
    );
  })

  .post("/:id/resumes/many", async (c) => {
    const of = ofViewer(c);
    const input = await readJson(c, bulkChangeSchema);
    return c.json(await c.var.services.resumes.bulkChange({ ...input, ...of }));
  })

  .put("/:id/blind", async (c) => {
    const of = ofViewer(c);
    const { isBlind } = await readJson(c, setBlindSchema);
    await c.var.services.tournaments.setBlind({ ...of, isBlind });
    return c.json({ isBlind });
  })

  .put("/:id/filters", async (c) => {
    const of = ofViewer(c);
    const filters = await readJson(c, saveFiltersSchema);
    return c.json(await c.var.services.tournaments.saveFilters({ ...of, filters }));
  })

  .get("/:id/rubric", async (c) =>
    c.json(await c.var.services.rubrics.get(requireViewer(c), c.req.param("id"))),
  )

  .put("/:id/rubric", async (c) => {
    const of = ofViewer(c);
    const input = await readJson(c, changeRubricSchema);
    const { rubrics } = c.var.services;
    await rubrics.change({ ...input, ...of });
    return c.json(await rubrics.get(requireViewer(c), of.tournamentId));
  })

  .get("/:id/rubric/versions/:version{[0-9]+}", async (c) => {
    const of = { tournamentId: c.req.param("id"), version: Number(c.req.param("version")) };
    return c.json(await c.var.services.rubrics.getVersion(requireViewer(c), of));
  })

  .get("/:id/pool", async (c) =>
    c.json(await c.var.services.rubrics.getPool(requireViewer(c), c.req.param("id"))),
  )

  .get("/:id/waiting", async (c) => c.json(await c.var.services.candidatePages.listWaiting(ofViewer(c))))

  .post("/:id/rubric/reread", async (c) => c.json(await c.var.services.rubrics.rereadResumes(ofViewer(c))))

  .get("/:id/export/tier/:tier", async (c) => {
    const viewer = requireViewer(c);
    const services = c.var.services;
    const tier = tierSchema.safeParse(c.req.param("tier"));
    if (!tier.success) throw new DomainError("invalid_input", { message: "Tier must be A, B, C or D." });
    const { id, isBlind } = await services.tournaments.requireOwn(viewer.id, c.req.param("id"));
    if (isBlind) throw new DomainError("blind_review");
    if (!(await services.exports.isAllowed(viewer, id))) throw new DomainError("plan_required");
    await services.exports.limit(viewer.id);
    return sendTier(services, { tournamentId: id, tier: tier.data, userId: viewer.id }, c.executionCtx);
  })

  // Takes the same query as the list's URL: which candidates, in which order. A long selection is sent in the body.
  .on(["GET", "POST"], "/:id/export/candidates", async (c) => {
    const of = ofViewer(c);
    const services = c.var.services;
    await services.exports.limit(of.userId);
    const fields = c.req.method === "POST" ? await c.req.parseBody() : c.req.query();
    const format = exportFormatSchema.default("csv").safeParse(fields.format);
    if (!format.success)
      throw new DomainError("invalid_input", { message: "Format must be csv, xlsx or json." });
    const query = listQuerySchema.parse(fields);
    const candidates = await services.exports.candidates({ ...of, query, format: format.data });
    return sendCandidates(c, candidates, format.data);
  })

  .get("/:id/shares", async (c) => c.json({ shares: await c.var.services.shares.list(ofViewer(c)) }))

  .post("/:id/shares", async (c) => {
    const of = ofViewer(c);
    const input = await readJson(c, createShareSchema);
    return c.json(await c.var.services.shares.create({ ...input, ...of }), 201);
  })

  .delete("/:id/shares/:share", async (c) => {
    const of = { ...ofViewer(c), shareId: c.req.param("share") };
    return c.json({ shares: await c.var.services.shares.revoke(of) });
  })

  .get("/:id/intake", async (c) => c.json(await c.var.services.intakes.list(ofViewer(c))))

  .post("/:id/intake/:kind{link|mail}", async (c) => {
    const kind = c.req.param("kind") as IntakeKind;
    return c.json(await c.var.services.intakes.open({ ...ofViewer(c), kind }));
  })

  .delete("/:id/intake/:kind{link|mail}", async (c) => {
    const kind = c.req.param("kind") as IntakeKind;
    return c.json(await c.var.services.intakes.close({ ...ofViewer(c), kind }));
  })

  .get("/:id/audit", async (c) => {
    const viewer = requireViewer(c);
    const format = auditFormatSchema.default("json").safeParse(c.req.query("format"));
    if (!format.success) throw new DomainError("invalid_input", { message: format.error.issues[0]?.message });
    const id = c.req.param("id");
    const services = c.var.services;
    await services.exports.limit(viewer.id);
    return sendAudit(c, await services.audit.export(viewer, id), format.data, id);
  })

  .get("/:id/live", async (c) => {
    const { id } = await c.var.services.tournaments.watch(requireViewer(c), c.req.param("id"));
    return joinChannel(c, id, sha256(c.var.token ?? ""));
  });

/** The tournament of the path as the signed-in user's own, which the services check; throws 401. */
const ofViewer = (c: AppContext) => ({ userId: requireViewer(c).id, tournamentId: c.req.param("id") ?? "" });

function readIdempotencyKey(c: AppContext): string | undefined {
  const header = idempotencySchema.safeParse({ "Idempotency-Key": c.req.header("Idempotency-Key") });
  if (!header.success) throw invalidInput(header.error);
  return header.data["Idempotency-Key"];
}
