import * as z from "zod";
import { PING, type WebhookEvent } from "#core/partners/webhook";
import { EXAMPLE_IDS } from "./answers";
import { EXAMPLE_RESULT } from "./resume-answer";
import type { createRouter } from "./router";
import { EXAMPLE_TIME } from "./webhook-answer";

const message = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({
    type: z.literal(type),
    timestamp: z.iso.datetime().meta({ description: "When it happened.", examples: [EXAMPLE_TIME] }),
    data,
  });

const listing_id = z.uuid().meta({ examples: [EXAMPLE_IDS.listing] });
const resumeData = { listing_id, file_id: z.uuid().meta({ examples: [EXAMPLE_IDS.file] }) };

/** What the body of each type of message holds. */
export const MESSAGES: Record<WebhookEvent | typeof PING, { summary: string; schema: z.ZodType }> = {
  "resume.succeeded": {
    summary: "A resume was read",
    schema: message(
      "resume.succeeded",
      z.object({
        ...resumeData,
        status: z.literal("succeeded"),
        result_url: z.url().meta({ description: "Fetch it with your token.", examples: [EXAMPLE_RESULT] }),
      }),
    ).meta({ id: "ResumeSucceeded" }),
  },
  "resume.failed": {
    summary: "A resume could not be read",
    schema: message("resume.failed", z.object({ ...resumeData, status: z.literal("failed") })).meta({
      id: "ResumeFailed",
    }),
  },
  "listing.completed": {
    summary: "No resume of a listing is left to be read",
    schema: message(
      "listing.completed",
      z.object({
        listing_id,
        succeeded: z.int().meta({ description: "How many of its resumes were read.", examples: [19] }),
        failed: z.int().meta({ description: "How many could not be.", examples: [1] }),
      }),
    ).meta({ id: "ListingCompleted" }),
  },
  [PING]: {
    summary: "You asked for a message",
    schema: message(PING, z.object({})).meta({ id: "Ping" }),
  },
};

const header = (name: string, description: string) => ({
  name,
  description,
  in: "header" as const,
  required: true,
  schema: { type: "string" as const },
});

const SIGNED_BY = [
  header("webhook-id", "The same at each attempt."),
  header("webhook-timestamp", "Of this attempt, in seconds since 1970."),
  header("webhook-signature", "One or more signatures with spaces between them, each `v1,` and base64."),
];

/** Puts what is sent to partners into the OpenAPI document. */
export function describeMessages({ openAPIRegistry }: ReturnType<typeof createRouter>): void {
  for (const [type, { summary, schema }] of Object.entries(MESSAGES)) {
    openAPIRegistry.registerWebhook({
      method: "post",
      path: type,
      operationId: `on-${type}`,
      tags: ["Webhooks"],
      summary,
      parameters: SIGNED_BY,
      request: { body: { required: true, content: { "application/json": { schema } } } },
      responses: { "2XX": { description: "You have it." }, 410: { description: "Send nothing any more." } },
    });
  }
}
