import * as z from "zod";

/** The ids used in all examples. */
export const EXAMPLE_IDS = {
  employer: "2b9a6f0e-3c4d-4b7a-8f21-6e5d4c3b2a10",
  listing: "7d0c1a52-5f6b-4f5e-9a3e-0d8b4f0a2c11",
  file: "c4e81f7a-9d2b-4a66-b1f3-5a7e9c0d8e42",
};

const DOC_URL = "https://hire.example/v1/docs#errors";
const REQUEST_ID = "9d1f7c3a-5b0e-4c57-8b32-9f2d6c1e7a44";

const errorSchema = z
  .object({
    code: z.string().meta({
      description: "Machine-readable; see Errors. New codes may be added.",
      examples: ["listing_not_found"],
    }),
    message: z.string().meta({ description: "The same for people.", examples: ["Listing not found."] }),
    param: z.optional(z.string()).meta({ description: "The first invalid field.", examples: ["title"] }),
    doc_url: z.string().meta({ examples: [DOC_URL] }),
    request_id: z.string().meta({
      description: "Identifies the call in our logs. Include it when you contact support.",
      examples: [REQUEST_ID],
    }),
  })
  .meta({ id: "Error" });

export const messageSchema = z
  .object({
    message: z.string().meta({
      description: "What went wrong, for people.",
      examples: ["Listing not found."],
    }),
    error: errorSchema,
  })
  .meta({ id: "Message" });

const TITLE_MISSING = "title is required";

const invalidSchema = messageSchema
  .extend({
    message: z.string().meta({ description: "What went wrong, for people.", examples: [TITLE_MISSING] }),
    fieldErrors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({
        description: "Every problem, by field.",
        examples: [{ title: [TITLE_MISSING] }],
      }),
  })
  .meta({
    id: "InvalidInput",
    examples: [
      {
        message: TITLE_MISSING,
        error: {
          ...{ code: "invalid_input", message: TITLE_MISSING, param: "title" },
          ...{ doc_url: DOC_URL, request_id: REQUEST_ID },
        },
        fieldErrors: { title: [TITLE_MISSING] },
      },
    ],
  });

/** A JSON response, for a route's declaration. */
export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { "application/json": { schema } } };
}

/** A JSON request body, for a route's declaration. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true as const,
  content: { "application/json": { schema } },
});

const ERROR_RESPONSES = {
  400: json(invalidSchema, "The request is invalid; `message` names the first problem."),
  401: json(messageSchema, "The token or API key is missing, invalid, expired or revoked."),
  403: json(messageSchema, "The API key's scope or spending cap does not allow this."),
  404: json(messageSchema, "It does not exist, or belongs to another partner."),
  409: json(messageSchema, "Its current state does not allow this; `code` and `message` say why."),
  413: json(messageSchema, "The body is too large."),
  415: json(messageSchema, "The Content-Type is not supported."),
  422: json(messageSchema, "The Idempotency-Key was already used for a different request."),
  429: json(messageSchema, "Too many calls. Wait for the seconds in `Retry-After`."),
};

/** The error responses a route may give, for its declaration. */
export function errorResponses<Status extends keyof typeof ERROR_RESPONSES>(...statuses: Status[]) {
  return Object.fromEntries(statuses.map((status) => [status, ERROR_RESPONSES[status]])) as Pick<
    typeof ERROR_RESPONSES,
    Status
  >;
}

/** The same for a partner's call: those that any of them may give, and these. */
export const partnerErrors = <Status extends keyof typeof ERROR_RESPONSES>(...statuses: Status[]) =>
  errorResponses<401 | 403 | 429 | Status>(401, 403, 429, ...statuses);
