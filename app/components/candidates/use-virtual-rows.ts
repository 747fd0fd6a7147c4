import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
} from "@tanstack/react-virtual";
import { useCallback } from "react";
import type { CandidateCardView } from "#core/resumes/candidate-card";

/** Between rows, in pixels; the grid's own gap. */
export const ROW_GAP = 16;
const ESTIMATED_ROW = 600;
const ROWS_BEYOND_THE_SCREEN = 2;
/** Up to so many are all drawn: the browser's own search finds only what is. */
const SHORT_LIST = 60;

/** Heights once measured, by row: they outlive the page, so that Back finds the place it left. */
const heights = new Map<string, number>();

type Options = {
  candidates: CandidateCardView[];
  /** How many more are on their way. */
  missing: number;
  columns: number;
  /** Where the grid begins on the page. */
  top: number;
  /** How high the first cells were before rows were measured: the page keeps its place when they are. */
  drawn: number[];
  /** A row that stays drawn wherever the page is scrolled: it may hold the focus. */
  keptRow: number;
};

/** Which rows of a grid are near enough to the screen to be drawn. */
export function useVirtualRows({ candidates, missing, columns, top, drawn, keptRow }: Options) {
  const keyOf = useCallback(
    (row: number) => `${columns} ${candidates[row * columns]?.id}`,
    [candidates, columns],
  );
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    // Not at the first drawing of a page: the window is scrolled as the page before it was, and from there it would
    // be corrected when the rows turn out lower.
    enabled: columns > 0,
    count: columns > 0 ? Math.ceil(candidates.length / columns) : 0,
    // Without it the first of these lists would be empty, and the page too short to stay where it was.
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
    /** Those that follow each other; what lies before and after them is blank. */
    rows: flowing,
    before: first ? first.start - top : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
    /** The kept row, if it is none of them. */
    kept: kept && { row: kept.index, offset: kept.start - top, height: kept.size },
    measure: virtualizer.measureElement,
  };
}

/** Whether the last of them does not follow the one before. */
function isApart(indexes: number[]): boolean {
  const [before, last] = indexes.slice(-2);
  return before !== undefined && last !== undefined && last !== before + 1;
}
