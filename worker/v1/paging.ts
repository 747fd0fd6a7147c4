import * as z from "zod";
import type { AppContext } from "../http";

const LIMIT = "limit must be a whole number from 1 to 100";

/** What every list takes in its query. */
export const pageQuerySchema = z.object({
  limit: z.coerce
    .number(LIMIT)
    .int(LIMIT)
    .min(1, LIMIT)
    .max(100, LIMIT)
    .default(100)
    .meta({ description: "How many at most." }),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, "cursor must be one that a Link header gave")
    .optional()
    .meta({
      description: "Where the page begins; follow the Link header instead of making one.",
      example: "17",
    }),
});

type PageQuery = z.output<typeof pageQuerySchema>;

/** For a route's declaration. */
export const linkHeader = {
  Link: {
    description: 'Where the list goes on, while it does: `<https://…?cursor=17>; rel="next"` (RFC 8288).',
    schema: { type: "string" as const },
  },
};

/** Reads one row more than a page, to know whether there is another, whose address goes into the Link header. */
export async function readPage<Row extends { key: number }>(
  c: AppContext,
  { limit, cursor }: PageQuery,
  read: (page: { after: number | undefined; limit: number }) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = await read({ after: cursor === undefined ? undefined : Number(cursor), limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  if (last && rows.length > limit) {
    const next = new URL(c.req.url);
    next.search = new URLSearchParams({ limit: String(limit), cursor: String(last.key) }).toString();
    c.header("Link", `<${next}>; rel="next"`);
  }
  return shown;
}
