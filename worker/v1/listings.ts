import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { listingSchema } from "#core/partners/listing.schema";
import { requirePartner } from "../http";
import { json, refusals } from "./answers";
import { listingAnswerSchema, toListingAnswer } from "./listing-answer";
import { linkHeader, pageQuerySchema, readPage } from "./paging";
import { createRouter, partnerOnly } from "./router";

export const listingParams = z.object({
  listingId: z.string().meta({ description: "The listing_id that creating it answered." }),
});

const listListings = createRoute({
  ...partnerOnly,
  method: "get",
  path: "/listings",
  operationId: "listListings",
  tags: ["Listings"],
  summary: "List your listings",
  description: "Newest first.",
  request: { query: pageQuerySchema },
  responses: {
    200: { ...json(z.array(listingAnswerSchema), "One page of them."), headers: linkHeader },
    ...refusals(400, 401, 429),
  },
});

const createListing = createRoute({
  ...partnerOnly,
  method: "post",
  path: "/listings",
  operationId: "createListing",
  tags: ["Listings"],
  summary: "Create a listing",
  description: "Opens a job that resumes can be uploaded to. It costs no credit.",
  request: { body: { required: true, content: { "application/json": { schema: listingSchema } } } },
  responses: {
    201: json(listingAnswerSchema, "The listing."),
    ...refusals(400, 401, 415, 429),
  },
});

const getListing = createRoute({
  ...partnerOnly,
  method: "get",
  path: "/listings/{listingId}",
  operationId: "getListing",
  tags: ["Listings"],
  summary: "Get a listing",
  request: { params: listingParams },
  responses: { 200: json(listingAnswerSchema, "The listing."), ...refusals(401, 404, 429) },
});

export const listings = createRouter()
  .openapi(listListings, async (c) => {
    const { id } = await requirePartner(c);
    const services = c.get("services");
    const rows = await readPage(c, c.req.valid("query"), (page) => services.listListings(id, page));
    return c.json(
      rows.map((row) => toListingAnswer(id, row)),
      200,
    );
  })

  .openapi(createListing, async (c) => {
    const { id } = await requirePartner(c);
    const services = c.get("services");
    const listingId = await services.createListing(id, c.req.valid("json"));
    return c.json(toListingAnswer(id, await services.getPartnerTournament(id, listingId)), 201);
  })

  .openapi(getListing, async (c) => {
    const { id } = await requirePartner(c);
    const { listingId } = c.req.valid("param");
    return c.json(toListingAnswer(id, await c.get("services").getPartnerTournament(id, listingId)), 200);
  });
