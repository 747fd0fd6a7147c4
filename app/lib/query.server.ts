import type * as z from "zod";

/** What the page was asked for in its address. The schemas of addresses refuse nothing. */
export function queryOf<Query>(request: Request, schema: z.ZodType<Query>): Query {
  return schema.parse(Object.fromEntries(new URL(request.url).searchParams));
}
