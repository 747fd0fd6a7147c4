import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { partnerAsViewer } from "#core/audit/find-readable";
import { listingEditSchema, reopenSchema } from "#core/partners/listing.schema";
import { listingRubricSchema, rubricAnswerSchema, toRubricAnswer } from "#core/partners/listing-rubric";
import { UPLOAD_SESSION_MS } from "#core/partners/open-upload-session";
import { limitBody } from "../middleware/limit-body";
import { EXAMPLE_IDS, json, jsonBody, partnerErrors } from "./answers";
import { listingAnswerSchema, readListing } from "./listing-answer";
import { listingParams } from "./listings";
import { createRouter, partnerRoute } from "./router";

const SESSION_MINUTES = UPLOAD_SESSION_MS / 60_000;

const closeListing = createRoute({
  ...partnerRoute("Listings"),
  method: "post",
  path: "/listings/{listingId}/close",
  operationId: "closeListing",
  summary: "Close a listing",
  description:
    "Stops accepting resumes: the listing expires now. Resumes already uploaded are still analyzed, and nothing is deleted.",
  request: { params: listingParams },
  responses: { 200: json(listingAnswerSchema, "The listing."), ...partnerErrors(404) },
});

const reopenListing = createRoute({
  ...partnerRoute("Listings"),
  method: "post",
  path: "/listings/{listingId}/reopen",
  operationId: "reopenListing",
  summary: "Reopen a listing",
  description: "A closed or expired listing accepts resumes again.",
  middleware: limitBody,
  request: { params: listingParams, body: jsonBody(reopenSchema) },
  responses: { 200: json(listingAnswerSchema, "The listing."), ...partnerErrors(400, 404, 413, 415) },
});

const uploadSessionSchema = z
  .object({
    listing_id: z.uuid().meta({ examples: [EXAMPLE_IDS.listing] }),
    open_until: z.iso.datetime().meta({ examples: ["2027-03-01T10:30:00.000Z"] }),
  })
  .meta({ id: "UploadSession" });

const openUploadSession = createRoute({
  ...partnerRoute("Resumes"),
  method: "put",
  path: "/listings/{listingId}/upload-session",
  operationId: "openUploadSession",
  summary: "Open an upload session",
  description: `While a session is open, \`listing.completed\` is held back, so a batch of uploads triggers it once rather than after every file. Repeat the call to keep the session open; it ends by itself after ${SESSION_MINUTES} minutes.`,
  request: { params: listingParams },
  responses: { 200: json(uploadSessionSchema, "The session is open."), ...partnerErrors(404, 409) },
});

const endUploadSession = createRoute({
  ...partnerRoute("Resumes"),
  method: "delete",
  path: "/listings/{listingId}/upload-session",
  operationId: "endUploadSession",
  summary: "End an upload session",
  description: "`listing.completed` is sent as soon as all resumes are analyzed.",
  request: { params: listingParams },
  responses: { 204: { description: "The session is closed." }, ...partnerErrors(404) },
});

const editListing = createRoute({
  ...partnerRoute("Listings"),
  method: "patch",
  path: "/listings/{listingId}",
  operationId: "editListing",
  summary: "Edit a listing",
  description:
    "Changes the title, description or expiry; what you leave out stays. Results do not change: resumes are judged by the rubric.",
  middleware: limitBody,
  request: { params: listingParams, body: jsonBody(listingEditSchema) },
  responses: { 200: json(listingAnswerSchema, "The listing."), ...partnerErrors(400, 404, 413, 415) },
});

const getRubric = createRoute({
  ...partnerRoute("Listings"),
  method: "get",
  path: "/listings/{listingId}/rubric",
  operationId: "getRubric",
  summary: "Get the rubric of a listing",
  description: "The criteria that resumes are judged by, in their newest version.",
  request: { params: listingParams },
  responses: { 200: json(rubricAnswerSchema, "The rubric."), ...partnerErrors(404) },
});

const changeRubric = createRoute({
  ...partnerRoute("Listings"),
  method: "put",
  path: "/listings/{listingId}/rubric",
  operationId: "changeRubric",
  summary: "Change the rubric of a listing",
  description:
    "Saves a new version and rescores the listing's resumes, each announced by `resume.rescored`. Sending the same criteria again changes nothing. If `base_version` is no longer the newest, the answer is 409 `rubric_changed`: read the rubric again.",
  middleware: limitBody,
  request: { params: listingParams, body: jsonBody(listingRubricSchema) },
  responses: { 200: json(rubricAnswerSchema, "The rubric."), ...partnerErrors(400, 404, 409, 413, 415) },
});

/** What a partner changes of a listing: whether it is open, its upload session, its texts and its rubric. */
export const listingChanges = createRouter()
  .openapi(closeListing, async (c) => {
    const { listingId } = c.req.valid("param");
    await c.var.services.listings.close({ partnerId: c.var.partner.id, listingId });
    return c.json(await readListing(c, listingId), 200);
  })

  .openapi(reopenListing, async (c) => {
    const { listingId } = c.req.valid("param");
    const { expires_at = null } = c.req.valid("json");
    await c.var.services.listings.reopen({ partnerId: c.var.partner.id, listingId }, expires_at);
    return c.json(await readListing(c, listingId), 200);
  })

  .openapi(openUploadSession, async (c) => {
    const { id: partnerId } = c.var.partner;
    const { listingId } = c.req.valid("param");
    const { openUntil } = await c.var.services.listings.openUploadSession({ partnerId, listingId });
    return c.json({ listing_id: listingId, open_until: openUntil.toISOString() }, 200);
  })

  .openapi(endUploadSession, async (c) => {
    const { id: partnerId } = c.var.partner;
    const { id } = await c.var.services.listings.get(partnerId, c.req.valid("param").listingId);
    await c.var.services.tournaments.closeUpload(id);
    return c.body(null, 204);
  })

  .openapi(editListing, async (c) => {
    const { listingId } = c.req.valid("param");
    await c.var.services.listings.edit({ partnerId: c.var.partner.id, listingId }, c.req.valid("json"));
    return c.json(await readListing(c, listingId), 200);
  })

  .openapi(getRubric, async (c) => {
    const { id: partnerId } = c.var.partner;
    const { id } = await c.var.services.listings.get(partnerId, c.req.valid("param").listingId);
    return c.json(toRubricAnswer(await c.var.services.rubrics.get(partnerAsViewer(partnerId), id)), 200);
  })

  .openapi(changeRubric, async (c) => {
    const { id: partnerId } = c.var.partner;
    const services = c.var.services;
    const { id } = await services.listings.get(partnerId, c.req.valid("param").listingId);
    const { base_version: baseVersion, criteria } = c.req.valid("json");
    await services.rubrics.change({ userId: partnerId, tournamentId: id, baseVersion, criteria });
    return c.json(toRubricAnswer(await services.rubrics.get(partnerAsViewer(partnerId), id)), 200);
  });
