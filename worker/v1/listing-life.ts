import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { reopenSchema } from "#core/partners/listing.schema";
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

export const listingLife = createRouter()
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
  });
