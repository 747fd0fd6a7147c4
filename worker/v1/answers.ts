import * as z from "zod";

/** Of a listing, its employer and a resume, in the examples. */
export const EXAMPLE_IDS = {
  employer: "2b9a6f0e-3c4d-4b7a-8f21-6e5d4c3b2a10",
  listing: "7d0c1a52-5f6b-4f5e-9a3e-0d8b4f0a2c11",
  file: "c4e81f7a-9d2b-4a66-b1f3-5a7e9c0d8e42",
};

const errorSchema = z
  .object({
    code: z.string().meta({
      description: "What is wrong, for programs: see Errors. More codes may come.",
      examples: ["listing_not_found"],
    }),
    message: z.string().meta({ description: "The same in words.", examples: ["Listing not found."] }),
    param: z
      .string()
      .optional()
      .meta({ description: "The first field that is wrong.", examples: ["title"] }),
    doc_url: z.string().meta({ examples: ["https://hire.example/v1/docs#errors"] }),
    request_id: z.string().meta({
      description: "Names the call in our log; send it with a question.",
      examples: ["9d1f7c3a-5b0e-4c57-8b32-9f2d6c1e7a44"],
    }),
  })
  .meta({ id: "Error" });

export const messageSchema = z
  .object({
    message: z.string().meta({
      description: "What is wrong, in words.",
      examples: ["Listing not found."],
    }),
    error: errorSchema,
  })
  .meta({ id: "Message" });

const invalidSchema = messageSchema
  .extend({
    message: z.string().meta({ description: "What is wrong, in words.", examples: ["title is required"] }),
    fieldErrors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({
        description: "All that is wrong, by field.",
        examples: [{ title: ["title is required"] }],
      }),
  })
  .meta({ id: "InvalidInput" });

/** An answer in JSON, for a route's declaration. */
export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { "application/json": { schema } } };
}

const REFUSALS = {
  400: json(invalidSchema, "Something in the request is not as described; `message` names the first fault."),
  401: json(messageSchema, "No token, or one that is wrong, expired or revoked."),
  404: json(messageSchema, "There is no such thing, or it is another partner's."),
  409: json(messageSchema, "It is not in a state for this; `message` says why."),
  413: json(messageSchema, "The body is too large."),
  415: json(messageSchema, "The Content-Type is not the one described."),
  422: json(messageSchema, "The Idempotency-Key was used for another request."),
  429: json(messageSchema, "Too many calls; `Retry-After` says in how many seconds to go on."),
};

/** The refusals a route may answer, for its declaration. */
export function refusals<Status extends keyof typeof REFUSALS>(...statuses: Status[]) {
  return Object.fromEntries(statuses.map((status) => [status, REFUSALS[status]])) as Pick<
    typeof REFUSALS,
    Status
  >;
}
