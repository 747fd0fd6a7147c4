import * as z from "zod";
import type { AppContext } from "../http";

/** For a route's declaration: makes the call idempotent. */
export const idempotencySchema = z.object({
  "Idempotency-Key": z
    .string()
    .regex(/^[\x20-\x7e]{1,255}$/, "Idempotency-Key must be 1 to 255 plain characters")
    .optional()
    .meta({
      description:
        "A key of your choice. Repeat the request with the same key within 24 hours and you get the first answer again; nothing is created twice.",
      example: "7c1f9b52-5f6b-4f5e-9a3e-0d8b4f0a2c11",
    }),
});

type IdempotencyKey = z.output<typeof idempotencySchema>;

/** `request` decides whether two calls are the same; `work` receives the id of what it creates. */
export async function withIdempotency<Body, Status extends 200 | 201>(
  c: AppContext,
  { "Idempotency-Key": key }: IdempotencyKey,
  request: unknown,
  work: (id: string) => Promise<{ status: Status; body: Body }>,
): Promise<{ status: Status; body: Body }> {
  const { id: partnerId } = c.var.partner;
  const called = { partnerId, key, request: [c.req.method, c.req.path, request] };
  const response = await c.var.services.partners.withIdempotency(called, async (id) => {
    const { status, body } = await work(id);
    return { status, body: JSON.stringify(body) };
  });
  if (response.isRepeated) c.header("Idempotency-Replayed", "true");
  return { status: response.status as Status, body: JSON.parse(response.body) as Body };
}
