import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
} from "@tanstack/react-virtual";
import { type RefObject, useCallback, useState } from "react";
import { useBrowserLayoutEffect } from "#app/lib/use-browser-layout-effect.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";

/** Gap between rows in pixels; the same as the grid's. */
export const ROW_GAP = 16;
const ESTIMATED_ROW = 600;
const ROWS_BEYOND_THE_SCREEN = 2;
/** Lists up to this length are rendered completely, because the browser's find-in-page sees only rendered rows. */
const SHORT_LIST = 60;

/** Measured heights by row. They outlive the page, so that Back restores the scroll position. */
const heights = new Map<string, number>();

type Options = {
  candidates: CandidateCardView[];
  missing: number;
  columns: number;
  /** Distance of the grid from the top of the page, in pixels. */
  top: number;
  /** Heights of the cells as first rendered, before measuring, so that the scroll position does not jump. */
  drawn: number[];
  /** A row that stays rendered at any scroll position, because it may contain the focus. */
  keptRow: number;
};

/** Virtualizes the rows of a grid: only rows near the viewport are rendered. */
export function useVirtualRows({ candidates, missing, columns, top, drawn, keptRow }: Options) {
  const keyOf = useCallback(
    (row: number) => `${columns} ${candidates[row * columns]?.id}`,
    [candidates, columns],
  );
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    // Disabled on the first render: the window still has the previous page's scroll position, which would be
    // corrected when rows turn out shorter than estimated.
    enabled: columns > 0,
    count: columns > 0 ? Math.ceil(candidates.length / columns) : 0,
    // Without it, the first render would have no rows, and the page would be too short to keep its scroll position.
    initialRect: columns > 0 ? { width: window.innerWidth, height: window.innerHeight } : undefined,
    scrollMargin: top,
    gap: ROW_GAP,
    overscan: candidates.length + missing <= SHORT_LIST ? SHORT_LIST : ROWS_BEYOND_THE_SCREEN,
    getItemKey: keyOf,
    estimateSize: useCallback(
      (row: number) => heights.get(keyOf(row)) ?? drawn[row * columns] ?? ESTIMATED_ROW,
      [keyOf, drawn, columns],
    ),
    measureElement: (element, entry, instance) => {
      const height = measureElement(element, entry, instance);
      heights.set(keyOf(instance.indexFromElement(element)), height);
      return height;
    },
    rangeExtractor: useCallback(
      (range: Range) => {
        const rows = defaultRangeExtractor(range);
        return keptRow < 0 || rows.includes(keptRow) ? rows : [...rows, keptRow];
      },
      [keptRow],
    ),
  });

  const rows = virtualizer.getVirtualItems();
  const flowing =
    rows.at(-1)?.index === keptRow && isApart(rows.map(({ index }) => index)) ? rows.slice(0, -1) : rows;
  const kept = flowing.length < rows.length ? rows.at(-1) : undefined;
  const [first, last] = [flowing[0], flowing.at(-1)];
  return {
    /** Consecutive rows; the space before and after them is blank. */
    rows: flowing,
    before: first ? first.start - top : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
    /** The kept row, if it is not among `rows`. */
    kept: kept && { row: kept.index, offset: kept.start - top, height: kept.size },
    measure: virtualizer.measureElement,
  };
}

function isApart(indexes: number[]): boolean {
  const [before, last] = indexes.slice(-2);
  return before !== undefined && last !== undefined && last !== before + 1;
}

type Layout = {
  /** Column count from the style sheet (`--columns`); 0 until known. */
  columns: number;
  /** Distance of the grid from the top of the page, in pixels. */
  top: number;
  /** Height of each cell as rendered by the server, before the layout was known. */
  drawn: number[];
};

export function useColumns(grid: RefObject<HTMLElement>): Layout {
  const [layout, setLayout] = useState<Layout>({ columns: 0, top: 0, drawn: [] });
  useBrowserLayoutEffect(() => {
    const cells = [...(grid.current?.children ?? [])];
    const drawn = cells.map((cell) => Math.round(cell.getBoundingClientRect().height));
    const read = () => {
      if (!grid.current) return;
      const columns = Number(getComputedStyle(grid.current).getPropertyValue("--columns"));
      const top = Math.round(grid.current.getBoundingClientRect().top + window.scrollY);
      setLayout((known) =>
        known.columns === columns && known.top === top ? known : { columns, top, drawn },
      );
    };
    read();
    // Anything that opens above the grid moves it, and also changes the height of the page.
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid]);
  return layout;
}
