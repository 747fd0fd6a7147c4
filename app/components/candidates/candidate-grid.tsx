import { type CSSProperties, type ReactNode, useRef } from "react";
import { Spinner } from "#app/components/ui.ts";
import { cn } from "#app/lib/cn.ts";
import { count } from "#app/lib/format.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { type ActiveCard, cardElementId } from "./use-active-card";
import { usePrinting } from "./use-printing";
import { ROW_GAP, useColumns, useVirtualRows } from "./use-virtual-rows";
import * as words from "./words";

/** Cards rendered before the visible range is known; divisible by one to four columns, so that rows are full. */
const FIRST = 24;

const COLUMNS = "[--columns:1] @2xl:[--columns:2] @5xl:[--columns:3] @min-[86rem]:[--columns:4]";

type Props = {
  candidates: CandidateCardView[];
  missing: number;
  active: ActiveCard;
  children: (card: CandidateCardView) => ReactNode;
};

export function CandidateGrid({ candidates, missing, active, children }: Props) {
  const grid = useRef<HTMLUListElement>(null);
  const { columns, top, drawn } = useColumns(grid);
  const isPrinting = usePrinting();
  const activeIndex = candidates.findIndex(({ id }) => id === active.id);
  const keptRow = activeIndex < 0 || columns === 0 ? -1 : Math.floor(activeIndex / columns);
  const listed = { candidates, missing, columns, top, drawn, keptRow };
  const { rows, before, after, kept, measure } = useVirtualRows(listed);

  const isWhole = isPrinting || columns === 0;
  const item = (index: number, place?: CSSProperties) => {
    const card = candidates[index];
    if (!card) return null;
    const isMeasured = !isWhole && !place && index % columns === 0;
    return (
      <li
        key={card.id}
        id={cardElementId(card.id)}
        ref={isMeasured ? measure : undefined}
        data-index={columns > 0 ? Math.floor(index / columns) : undefined}
        data-active={card.id === active.id || undefined}
        aria-setsize={candidates.length + missing}
        aria-posinset={index + 1}
        tabIndex={-1}
        onFocus={() => active.noticeFocus(card.id)}
        className="min-w-0 scroll-mt-20 rounded-lg outline-offset-2 print:break-inside-avoid"
        style={place}
      >
        {children(card)}
      </li>
    );
  };
  const row = (at: number, place?: (column: number) => CSSProperties) =>
    Array.from({ length: columns }, (_, column) => item(at * columns + column, place?.(column)));

  return (
    <div className="@container">
      <ul
        ref={grid}
        // content-start: rows must not stretch into the space reserved for rows that are not rendered.
        // overflow-anchor: the virtualizer corrects the scroll position when rows are taller than estimated; the
        // browser must not do it too.
        className={cn(
          "relative grid content-start grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-4 [overflow-anchor:none]",
          COLUMNS,
        )}
        style={
          isWhole
            ? { minHeight: isPrinting ? undefined : `calc(${candidates.length} / var(--columns) * 37.5rem)` }
            : { paddingTop: before, paddingBottom: after }
        }
      >
        {isWhole
          ? candidates.slice(0, isPrinting ? undefined : FIRST).map((_, index) => item(index))
          : // One list: a card that changes between the two keeps its element, and the focus with it.
            [
              ...rows.flatMap(({ index }) => row(index)),
              ...(kept ? row(kept.row, (column) => besideTheFlow(kept, column, columns)) : []),
            ]}
      </ul>
      {missing > 0 && <Missing count={missing} />}
    </div>
  );
}

/** Reserves the space of candidates that are still loading, so that Back restores the scroll position. */
function Missing({ count: missing }: { count: number }) {
  return (
    <div
      className={cn("noscript:hidden print:hidden", COLUMNS)}
      style={{ height: `calc(${missing} / var(--columns) * 37.5rem)` }}
    >
      <p className="sticky top-32 flex items-center justify-center gap-2 py-8 text-muted text-sm">
        <Spinner />
        {words.loadingMore(count(missing, "more candidate"))}
      </p>
    </div>
  );
}

type Kept = { offset: number; height: number };

/** Positions a cell whose row is rendered outside the grid, where the grid cell would be. */
function besideTheFlow({ offset, height }: Kept, column: number, columns: number): CSSProperties {
  const width = `(100% - ${(columns - 1) * ROW_GAP}px) / ${columns}`;
  return {
    position: "absolute",
    top: offset,
    height,
    left: `calc((${width} + ${ROW_GAP}px) * ${column})`,
    width: `calc(${width})`,
  };
}
