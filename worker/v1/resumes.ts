import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { resultDocumentSchema } from "#core/partners/result-document";
import { type AppContext, requirePartner } from "../http";
import { EXAMPLE_IDS, json, refusals } from "./answers";
import { listingParams } from "./listings";
import { linkHeader, pageQuerySchema, readPage } from "./paging";
import { resumeAnswerSchema, toResumeAnswer } from "./resume-answer";
import { createRouter, partnerOnly } from "./router";

const resumeParams = listingParams.extend({
  fileId: z
    .string()
    .meta({ description: "The file_id that the upload answered.", example: EXAMPLE_IDS.file }),
});

const listResumes = createRoute({
  ...partnerOnly,
  method: "get",
  path: "/listings/{listingId}/resumes",
  operationId: "listResumes",
  tags: ["Resumes"],
  summary: "List the resumes of a listing",
  description: "Newest first. Ask again every few seconds while any is processing.",
  request: { params: listingParams, query: pageQuerySchema },
  responses: {
    200: { ...json(z.array(resumeAnswerSchema), "One page of them."), headers: linkHeader },
    ...refusals(400, 401, 404, 429),
  },
});

const getResume = createRoute({
  ...partnerOnly,
  method: "get",
  path: "/listings/{listingId}/resumes/{fileId}",
  operationId: "getResume",
  tags: ["Resumes"],
  summary: "Get a resume",
  request: { params: resumeParams },
  responses: { 200: json(resumeAnswerSchema, "The resume."), ...refusals(401, 404, 429) },
});

const getResult = createRoute({
  ...partnerOnly,
  method: "get",
  path: "/listings/{listingId}/resumes/{fileId}/result",
  operationId: "getResult",
  tags: ["Resumes"],
  summary: "Get the result document",
  description: "What `result_url` points to.",
  request: { params: resumeParams },
  responses: { 200: json(resultDocumentSchema, "The result."), ...refusals(401, 404, 409, 429) },
});

const deleteResume = createRoute({
  ...partnerOnly,
  method: "delete",
  path: "/listings/{listingId}/resumes/{fileId}",
  operationId: "deleteResume",
  tags: ["Resumes"],
  summary: "Delete a resume",
  description: "The file, its text and its result, for good.",
  request: { params: resumeParams },
  responses: { 204: { description: "It is deleted." }, ...refusals(401, 404, 429) },
});

export const resumes = createRouter()
  .openapi(listResumes, async (c) => {
    const { id: partnerId } = await requirePartner(c);
    const services = c.var.services;
    const { id } = await services.listings.get(partnerId, c.req.valid("param").listingId);
    const rows = await readPage(c, c.req.valid("query"), (page) =>
      services.listings.listExternalResumes(id, page),
    );
    return c.json(
      rows.map((row) => toResumeAnswer(c.req.url, id, row)),
      200,
    );
  })

  .openapi(getResume, async (c) => {
    const { listingId } = c.req.valid("param");
    return c.json(toResumeAnswer(c.req.url, listingId, await findResume(c, c.req.valid("param"))), 200);
  })

  .openapi(getResult, async (c) => {
    const { id: partnerId } = await requirePartner(c);
    const { listingId, fileId: resumeId } = c.req.valid("param");
    return c.json(await c.var.services.listings.getResult({ partnerId, listingId, resumeId }), 200);
  })

  .openapi(deleteResume, async (c) => {
    const { id: resumeId } = await findResume(c, c.req.valid("param"));
    const { id: userId } = await requirePartner(c);
    await c.var.services.resumes.delete({ userId, resumeId, actor: { kind: "partner", id: userId } });
    return c.body(null, 204);
  });

/** The calling partner's, and of this listing. */
async function findResume(c: AppContext, { listingId, fileId }: z.output<typeof resumeParams>) {
  const { id: partnerId } = await requirePartner(c);
  return c.var.services.listings.getResume({ partnerId, listingId, resumeId: fileId });
}
