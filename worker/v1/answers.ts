import * as z from "zod";

export const messageSchema = z
  .object({ message: z.string().meta({ description: "What is wrong, in words." }) })
  .meta({ id: "Message" });

const invalidSchema = messageSchema
  .extend({
    fieldErrors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({ description: "All that is wrong, by field." }),
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
