import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { DomainError } from "#core/errors";
import { cleanFileName } from "#core/partners/file-name";
import { fileRefusal } from "#core/resumes/upload-limits";
import { sha256 } from "#platform/tokens";
import { EXAMPLE_IDS, json, partnerErrors } from "./answers";
import { receiveFile } from "./receive-file";
import { resumeAnswerSchema, toResumeAnswer } from "./resume-answer";
import { createRouter, partnerRoute } from "./router";
import { idempotencySchema, withIdempotency } from "./with-idempotency";

const uploadResume = createRoute({
  ...partnerRoute("Resumes"),
  method: "post",
  path: "/users/{employerUuid}/jobs/{listingId}/upload",
  operationId: "uploadResume",
  summary: "Upload a resume",
  description:
    "A PDF, Word document (.docx) or plain text file of up to 10 MB; up to 2,000 per listing. It is analyzed in the background. Uploading the same file again returns the same file_id. Send the file itself: we do not fetch files from URLs.",
  request: {
    params: z.object({
      employerUuid: z
        .string()
        .meta({ description: "The listing's employer_uuid.", example: EXAMPLE_IDS.employer }),
      listingId: z.string().meta({ description: "The listing's id.", example: EXAMPLE_IDS.listing }),
    }),
    query: z.object({
      filename: z
        .string("filename must be given once")
        .max(1000, "filename is longer than 1,000 characters")
        .optional()
        .meta({
          description: "The file's name. Defaults to the name in the multipart part.",
          example: "jordan-example.pdf",
        }),
    }),
    headers: idempotencySchema,
    // Not a zod schema: validating it would read the whole body into memory.
    body: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: {
            type: "object",
            required: ["file"],
            properties: {
              file: { type: "string", format: "binary", description: "The resume, at most 10 MB." },
            },
          },
        },
      },
    },
  },
  responses: {
    200: json(resumeAnswerSchema, "The file was uploaded before."),
    201: json(resumeAnswerSchema, "The file was accepted."),
    ...partnerErrors(400, 404, 409, 413, 415, 422),
  },
});

export const uploads = createRouter().openapi(uploadResume, async (c) => {
  const { id: partnerId } = c.var.partner;
  const { employerUuid, listingId } = c.req.valid("param");
  if (employerUuid !== partnerId) throw new DomainError("listing_not_found");
  const services = c.var.services;
  const { externalListing } = await services.listings.get(partnerId, listingId);
  if (externalListing.status === "expired") throw new DomainError("listing_expired");

  const { name, bytes } = await receiveFile(c.req.raw);
  const fileName = cleanFileName(c.req.valid("query").filename ?? name);
  const refusal = fileRefusal({ name: fileName, size: bytes.byteLength });
  if (refusal) throw new DomainError("invalid_input", { message: refusal });

  const request = { fileName, sha256: sha256(bytes) };
  const { body, status } = await withIdempotency(c, c.req.valid("header"), request, async () => {
    const { resume, isNew } = await services.listings.upload({ partnerId, listingId, fileName, bytes });
    return { status: isNew ? 201 : 200, body: toResumeAnswer(c.req.url, listingId, resume) };
  });
  if (status === 201) c.header("Location", `/v1/listings/${listingId}/resumes/${body.file_id}`);
  return c.json(body, status);
});
