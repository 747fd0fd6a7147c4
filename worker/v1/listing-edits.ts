import { createRoute } from "@hono/zod-openapi";
import { partnerAsViewer } from "#core/audit/find-readable";
import { listingEditSchema } from "#core/partners/listing.schema";
import { listingRubricSchema, rubricAnswerSchema, toRubricAnswer } from "#core/partners/listing-rubric";
import { limitBody } from "../middleware/limit-body";
import { json, jsonBody, partnerErrors } from "./answers";
import { listingAnswerSchema, readListing } from "./listing-answer";
import { listingParams } from "./listings";
import { createRouter, partnerRoute } from "./router";

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

export const listingEdits = createRouter()
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
