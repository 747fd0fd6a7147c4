import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { externalStatuses } from "#core/partners/external-resume";
import { resultDocumentSchema } from "#core/partners/result-document";
import type { AppContext } from "../http";
import { EXAMPLE_IDS, json, partnerErrors } from "./answers";
import { listingParams } from "./listings";
import { cutPage, linkHeader, pageQuerySchema, readPage } from "./paging";
import { resumeAnswerSchema, toResumeAnswer } from "./resume-answer";
import { createRouter, partnerRoute } from "./router";

const resumeParams = listingParams.extend({
  fileId: z.string().meta({ description: "The resume's id, from the upload.", example: EXAMPLE_IDS.file }),
});

const resumesQuerySchema = pageQuerySchema.extend({
  status: z
    .enum(externalStatuses, { error: `status must be one of ${externalStatuses.join(", ")}` })
    .optional()
    .meta({ description: "Only resumes with this status.", example: "succeeded" }),
  updated_since: z.iso
    .datetime({ offset: true, error: "updated_since must be a timestamp, for example 2027-01-31T12:00:00Z" })
    .transform((text) => new Date(text))
    .optional()
    .meta({
      description: "Only resumes that changed at or after this time, in the order they changed.",
      example: "2027-01-31T12:00:00Z",
    }),
  after_id: z.uuid("after_id must be one that a Link header gave").optional().meta({
    description: "The cursor of the next page of changes. Follow the Link header instead of building it.",
  }),
});

const listResumes = createRoute({
  ...partnerRoute("Resumes"),
  method: "get",
  path: "/listings/{listingId}/resumes",
  operationId: "listResumes",
  summary: "List the resumes of a listing",
  description:
    "Newest first. To keep a copy in sync, pass `updated_since`: resumes then come in the order they changed, and the `updated_at` of the last one is your next `updated_since`. Expect that one again; none is missed. Deleted resumes are not reported.",
  request: { params: listingParams, query: resumesQuerySchema },
  responses: {
    200: { ...json(z.array(resumeAnswerSchema), "One page of resumes."), headers: linkHeader },
    ...partnerErrors(400, 404),
  },
});

const getResume = createRoute({
  ...partnerRoute("Resumes"),
  method: "get",
  path: "/listings/{listingId}/resumes/{fileId}",
  operationId: "getResume",
  summary: "Get a resume",
  request: { params: resumeParams },
  responses: { 200: json(resumeAnswerSchema, "The resume."), ...partnerErrors(404) },
});

const getResult = createRoute({
  ...partnerRoute("Resumes"),
  method: "get",
  path: "/listings/{listingId}/resumes/{fileId}/result",
  operationId: "getResult",
  summary: "Get the result document",
  description: "The document behind `result_url`.",
  request: { params: resumeParams },
  responses: { 200: json(resultDocumentSchema, "The result."), ...partnerErrors(404, 409) },
});

const deleteResume = createRoute({
  ...partnerRoute("Resumes"),
  method: "delete",
  path: "/listings/{listingId}/resumes/{fileId}",
  operationId: "deleteResume",
  summary: "Delete a resume",
  description: "Permanently deletes the file, its text and its result.",
  request: { params: resumeParams },
  responses: { 204: { description: "The resume is deleted." }, ...partnerErrors(404) },
});

export const resumes = createRouter()
  .openapi(listResumes, async (c) => {
    const { id: partnerId } = c.var.partner;
    const services = c.var.services;
    const { id } = await services.listings.get(partnerId, c.req.valid("param").listingId);
    const { status, updated_since: since, after_id: afterId, ...page } = c.req.valid("query");
    const { limit } = page;
    const rows = since
      ? cutPage(
          c,
          await services.listings.listResumeChanges(id, { since, afterId, status, limit: limit + 1 }),
          limit,
          (last) => ({ updated_since: last.updatedAt, after_id: last.id }),
        )
      : await readPage(c, page, (keys) => services.listings.listResumes(id, { ...keys, status }));
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
    const { id: partnerId } = c.var.partner;
    const { listingId, fileId: resumeId } = c.req.valid("param");
    return c.json(await c.var.services.listings.getResult({ partnerId, listingId, resumeId }), 200);
  })

  .openapi(deleteResume, async (c) => {
    const { id: resumeId } = await findResume(c, c.req.valid("param"));
    const { id: userId } = c.var.partner;
    await c.var.services.resumes.delete({ userId, resumeId, actor: { kind: "partner", id: userId } });
    return c.body(null, 204);
  });

/** A resume in this listing of the calling partner. */
async function findResume(c: AppContext, { listingId, fileId }: z.output<typeof resumeParams>) {
  const { id: partnerId } = c.var.partner;
  return c.var.services.listings.getResume({ partnerId, listingId, resumeId: fileId });
}
