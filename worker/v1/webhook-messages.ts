import * as z from "zod";
import { PING, type WebhookEvent } from "#core/partners/webhook";
import { EXAMPLE_IDS, jsonBody } from "./answers";
import { EXAMPLE_RESULT } from "./resume-answer";
import type { createRouter } from "./router";
import { EXAMPLE_TIME } from "./webhook-answer";

const message = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({
    type: z.literal(type),
    timestamp: z.iso.datetime().meta({ description: "When the event happened.", examples: [EXAMPLE_TIME] }),
    data,
  });

const listing_id = z.uuid().meta({ examples: [EXAMPLE_IDS.listing] });
const resumeData = { listing_id, file_id: z.uuid().meta({ examples: [EXAMPLE_IDS.file] }) };

/** The body of each type of message. */
export const MESSAGES: Record<WebhookEvent | typeof PING, { summary: string; schema: z.ZodType }> = {
  "resume.succeeded": {
    summary: "A resume was analyzed",
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
    summary: "A resume could not be analyzed",
    schema: message("resume.failed", z.object({ ...resumeData, status: z.literal("failed") })).meta({
      id: "ResumeFailed",
    }),
  },
  "resume.rescored": {
    summary: "A resume was rescored after its criteria changed",
    schema: message(
      "resume.rescored",
      z.object({
        ...resumeData,
        status: z.literal("succeeded"),
        rubric_version: z.int().meta({ examples: [2] }),
        result_url: z.url().meta({ description: "Fetch it with your token.", examples: [EXAMPLE_RESULT] }),
      }),
    ).meta({ id: "ResumeRescored" }),
  },
  "listing.completed": {
    summary: "Every resume of a listing is finished",
    schema: message(
      "listing.completed",
      z.object({
        listing_id,
        succeeded: z.int().meta({ description: "How many resumes were analyzed.", examples: [19] }),
        failed: z.int().meta({ description: "How many failed.", examples: [1] }),
      }),
    ).meta({ id: "ListingCompleted" }),
  },
  [PING]: {
    summary: "You asked for a test message",
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
  header("webhook-id", "The same for every attempt."),
  header("webhook-timestamp", "When this attempt was sent, in Unix seconds."),
  header("webhook-signature", "One or more space-separated signatures, each `v1,` followed by base64."),
];

/** Adds the webhook messages to the OpenAPI document. */
export function describeMessages({ openAPIRegistry }: ReturnType<typeof createRouter>): void {
  for (const [type, { summary, schema }] of Object.entries(MESSAGES)) {
    openAPIRegistry.registerWebhook({
      method: "post",
      path: type,
      operationId: `on-${type}`,
      tags: ["Webhooks"],
      summary,
      // Signed, see the headers.
      security: [],
      parameters: SIGNED_BY,
      request: { body: jsonBody(schema) },
      responses: {
        "2XX": { description: "Received." },
        410: { description: "Stop sending to this webhook." },
      },
    });
  }
}
