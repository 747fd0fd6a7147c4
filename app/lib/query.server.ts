import type * as z from "zod";

/** A parameter of the URL; empty if it has none. */
export const paramOf = (request: Request, name: string): string =>
  new URL(request.url).searchParams.get(name) ?? "";

/** Parses the URL's query string. Query schemas never fail. */
export function queryOf<Query>(request: Request, schema: z.ZodType<Query>): Query {
  return schema.parse(Object.fromEntries(new URL(request.url).searchParams));
}
