export const PAGE_SIZE = 25;

/** For lists that are read to their end. */
export const CHUNK_SIZE = 100;

/** Search results are counted only up to this number. */
export const MAX_COUNTED = 1000;

/** One page of a long list. */
export type Page<Row> = {
  rows: Row[];
  total: number;
  /** True if there are more rows than `total`. */
  isTotalCapped: boolean;
  /** Cursors of the previous and the next page; null if there is none. */
  before: string | null;
  after: string | null;
};

/** A page of a list that has no total. */
export type Slice<Row> = Pick<Page<Row>, "rows" | "before" | "after">;

export const EMPTY_PAGE: Page<never> = {
  rows: [],
  total: 0,
  isTotalCapped: false,
  before: null,
  after: null,
};

/** `counted` may be at most one above `MAX_COUNTED`, which means there are more. */
export const toCappedTotal = (counted = 0): Pick<Page<never>, "total" | "isTotalCapped"> => ({
  total: Math.min(counted, MAX_COUNTED),
  isTotalCapped: counted > MAX_COUNTED,
});

export const toExactTotal = (total = 0): Pick<Page<never>, "total" | "isTotalCapped"> => ({
  total,
  isTotalCapped: false,
});

export type PageCursor = { before?: string; after?: string };

/**
 * Pass the result of a query for `size` + 1 rows: the extra row only tells that there are more, and is dropped. With
 * `before`, the query sorts backward, and the rows are put back in order here. A page whose rows were deleted since leads
 * back.
 */
export function toPage<Row>(
  rows: Row[],
  { before, after }: PageCursor,
  cursorOf: (row: Row) => string,
  size = PAGE_SIZE,
): Slice<Row> {
  const goesOn = rows.length > size;
  const shown = rows.slice(0, size);
  if (before) shown.reverse();
  const [first, last] = [shown[0], shown.at(-1)];
  if (first === undefined || last === undefined)
    return { rows: [], before: after ?? null, after: before ?? null };
  const hasBefore = before ? goesOn : after !== undefined;
  const hasAfter = before !== undefined || goesOn;
  return {
    rows: shown,
    before: hasBefore ? cursorOf(first) : null,
    after: hasAfter ? cursorOf(last) : null,
  };
}

type ReadSlice<Row> = (cursor: PageCursor) => Promise<Slice<Row>>;

/** A list to its end, page by page as it is used. */
export async function* readPages<Row>(read: ReadSlice<Row>): AsyncGenerator<Row[]> {
  for (let after: string | null | undefined; after !== null; ) {
    const page: Slice<Row> = await read({ after });
    yield page.rows;
    after = page.after;
  }
}

/** The same, row by row. */
export async function* readToEnd<Row>(read: ReadSlice<Row>): AsyncGenerator<Row> {
  for await (const rows of readPages(read)) yield* rows;
}
