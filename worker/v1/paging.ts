import * as z from "zod";
import type { AppContext } from "../http";

const LIMIT = "limit must be a whole number from 1 to 100";

/** The query parameters every list accepts. */
export const pageQuerySchema = z.object({
  limit: z.coerce
    .number(LIMIT)
    .int(LIMIT)
    .min(1, LIMIT)
    .max(100, LIMIT)
    .default(100)
    .meta({ description: "The page size." }),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, "cursor must be one that a Link header gave")
    .optional()
    .meta({
      description: "The cursor of the next page. Follow the Link header instead of building it.",
      example: "17",
    }),
});

type PageQuery = z.output<typeof pageQuerySchema>;

/** For a route's declaration. */
export const linkHeader = {
  Link: {
    description: 'The next page, if there is one: `<https://…?cursor=17>; rel="next"` (RFC 8288).',
    schema: { type: "string" as const },
  },
};

/** Reads one row beyond the page to know whether there is a next page, and sets the Link header if so. */
export async function readPage<Row extends { key: number }>(
  c: AppContext,
  { limit, cursor }: PageQuery,
  read: (page: { after: number | undefined; limit: number }) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = await read({ after: cursor === undefined ? undefined : Number(cursor), limit: limit + 1 });
  return cutPage(c, rows, limit, ({ key }) => ({ cursor: String(key) }));
}

/** The first `limit` rows. If there are more, sets the Link header: this URL with the parameters that `next` returns. */
export function cutPage<Row>(
  c: AppContext,
  rows: Row[],
  limit: number,
  next: (last: Row) => Record<string, string>,
): Row[] {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  if (last && rows.length > limit) {
    const url = new URL(c.req.url);
    for (const [name, value] of Object.entries({ limit: String(limit), ...next(last) })) {
      url.searchParams.set(name, value);
    }
    c.header("Link", `<${url}>; rel="next"`);
  }
  return shown;
}
