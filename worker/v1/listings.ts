import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { listingSchema } from "#core/partners/listing.schema";
import { limitBody } from "../middleware/limit-body";
import { EXAMPLE_IDS, json, jsonBody, partnerErrors } from "./answers";
import { listingAnswerSchema, readListing, toListingAnswer } from "./listing-answer";
import { linkHeader, pageQuerySchema, readPage } from "./paging";
import { createRouter, partnerRoute } from "./router";
import { idempotencySchema, withIdempotency } from "./with-idempotency";

export const listingParams = z.object({
  listingId: z.string().meta({
    description: "The listing's id.",
    example: EXAMPLE_IDS.listing,
  }),
});

const listListings = createRoute({
  ...partnerRoute("Listings"),
  method: "get",
  path: "/listings",
  operationId: "listListings",
  summary: "List your listings",
  description: "Newest first.",
  request: { query: pageQuerySchema },
  responses: {
    200: { ...json(z.array(listingAnswerSchema), "One page of listings."), headers: linkHeader },
    ...partnerErrors(400),
  },
});

const createListing = createRoute({
  ...partnerRoute("Listings"),
  method: "post",
  path: "/listings",
  operationId: "createListing",
  summary: "Create a listing",
  description: "Creates a job that you can upload resumes to. Listings cost no credits.",
  middleware: limitBody,
  request: { headers: idempotencySchema, body: jsonBody(listingSchema) },
  responses: { 201: json(listingAnswerSchema, "The listing."), ...partnerErrors(400, 409, 413, 415, 422) },
});

const getListing = createRoute({
  ...partnerRoute("Listings"),
  method: "get",
  path: "/listings/{listingId}",
  operationId: "getListing",
  summary: "Get a listing",
  request: { params: listingParams },
  responses: { 200: json(listingAnswerSchema, "The listing."), ...partnerErrors(404) },
});

const deleteListing = createRoute({
  ...partnerRoute("Listings"),
  method: "delete",
  path: "/listings/{listingId}",
  operationId: "deleteListing",
  summary: "Delete a listing",
  description: "Permanently deletes the listing with all its resumes and results.",
  request: { params: listingParams },
  responses: { 204: { description: "The listing is deleted." }, ...partnerErrors(404) },
});

export const listings = createRouter()
  .openapi(listListings, async (c) => {
    const { id } = c.var.partner;
    const services = c.var.services;
    const rows = await readPage(c, c.req.valid("query"), (page) => services.listings.list(id, page));
    return c.json(
      rows.map((row) => toListingAnswer(id, row)),
      200,
    );
  })

  .openapi(createListing, async (c) => {
    const input = c.req.valid("json");
    const { body, status } = await withIdempotency(c, c.req.valid("header"), input, async (listingId) => {
      await c.var.services.listings.create(c.var.partner.id, input, listingId);
      return { status: 201, body: await readListing(c, listingId) };
    });
    c.header("Location", `/v1/listings/${body.listing_id}`);
    return c.json(body, status);
  })

  .openapi(getListing, async (c) => c.json(await readListing(c, c.req.valid("param").listingId), 200))

  .openapi(deleteListing, async (c) => {
    const { id: userId } = c.var.partner;
    const { listings, tournaments } = c.var.services;
    const { id: tournamentId } = await listings.get(userId, c.req.valid("param").listingId);
    await tournaments.delete({ userId, tournamentId, actor: { kind: "partner", id: userId } });
    return c.body(null, 204);
  });
