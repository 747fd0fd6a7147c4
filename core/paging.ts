export const PAGE_SIZE = 25;

/** Of what is found by searching, no more than this is counted. */
export const MOST_COUNTED = 1000;

/** What one screen shows of a long list. */
export type Page<Row> = {
  rows: Row[];
  total: number;
  /** There are more than `total`. */
  isTotalCapped: boolean;
  /** Where the pages before and after begin; null where there are none. */
  before: string | null;
  after: string | null;
};

/** A page of a list whose length is not told. */
export type Slice<Row> = Pick<Page<Row>, "rows" | "before" | "after">;

export const EMPTY_PAGE: Page<never> = {
  rows: [],
  total: 0,
  isTotalCapped: false,
  before: null,
  after: null,
};

/** Of what was counted up to one more than the most. */
export const toCappedTotal = (counted = 0): Pick<Page<never>, "total" | "isTotalCapped"> => ({
  total: Math.min(counted, MOST_COUNTED),
  isTotalCapped: counted > MOST_COUNTED,
});

export const toExactTotal = (total = 0): Pick<Page<never>, "total" | "isTotalCapped"> => ({
  total,
  isTotalCapped: false,
});

export type PageCursor = { before?: string; after?: string };

/** `rows` are one more than `size` where there are more, and the last first where they were read backwards. */
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
  const hasBefore = before ? goesOn : after !== undefined;
  const hasAfter = before !== undefined || goesOn;
  return {
    rows: shown,
    before: first && hasBefore ? cursorOf(first) : null,
    after: last && hasAfter ? cursorOf(last) : null,
  };
}
