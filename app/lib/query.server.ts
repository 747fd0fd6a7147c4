import type * as z from "zod";

/** Parses the URL's query string. Query schemas never fail. */
export function queryOf<Query>(request: Request, schema: z.ZodType<Query>): Query {
  return schema.parse(Object.fromEntries(new URL(request.url).searchParams));
}
