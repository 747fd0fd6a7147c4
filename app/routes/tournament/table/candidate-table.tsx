import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useCallback, useMemo, useRef } from "react";
import { type ActiveCard, cardElementId } from "#app/components/candidates/use-active-card.ts";
import type { CandidateList } from "#app/components/candidates/use-candidate-list.ts";
import { usePrinting } from "#app/components/candidates/use-printing.ts";
import { cn } from "#app/lib/cn.ts";
import { usePreferences } from "#app/lib/use-preferences.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { shownName } from "#core/resumes/sort-candidates";
import { NoResult } from "./cells";
import { EDGES, inRem, widthsOf } from "./column-widths";
import { COLUMNS, type TableTools } from "./columns";
import { cellsOf } from "./row-cells";
import { headCell, SelectAll, SortHead } from "./table-head";
import type { Selection } from "./use-selection";
import * as words from "./words";

const ROW_HEIGHT = { comfortable: 52, compact: 36 };
const ROWS_BEYOND_THE_SCREEN = 10;
/** Assumed viewport size until the browser reports the real one. */
const AT_FIRST = { width: 1000, height: 1000 };

type Props = {
  list: CandidateList;
  active: ActiveCard;
  selection: Selection;
  tools: Omit<TableTools, "isCompact" | "tabIndexOf">;
  /** False while the cards are rendered too, because their elements have the same ids. */
  isAlone: boolean;
  onSort(sort: string): void;
  menu(card: CandidateCardView): ReactNode;
};

export function CandidateTable({ list, active, selection, tools, isAlone, onSort, menu }: Props) {
  const { candidates, missing, asked } = list;
  const { density, hiddenColumns } = usePreferences();
  const isCompact = density === "compact";
  const columns = COLUMNS.filter(({ id, isPinned }) => isPinned || !hiddenColumns?.includes(id));
  const reachedId = candidates.some(({ id }) => id === active.id) ? active.id : candidates[0]?.id;
  const allTools = { ...tools, isCompact, tabIndexOf: (id: string) => (id === reachedId ? 0 : -1) };

  const scroller = useRef<HTMLDivElement>(null);
  const activeIndex = candidates.findIndex(({ id }) => id === active.id);
  const height = ROW_HEIGHT[density];
  const virtualizer = useVirtualizer({
    count: candidates.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback(() => height, [height]),
    initialRect: AT_FIRST,
    overscan: ROWS_BEYOND_THE_SCREEN,
    getItemKey: useCallback((index: number) => candidates[index]?.id ?? index, [candidates]),
    // It may contain the focus, so it stays rendered at any scroll position.
    rangeExtractor: useCallback(
      (range: Range) => {
        const rows = defaultRangeExtractor(range);
        if (activeIndex < 0 || rows.includes(activeIndex)) return rows;
        return [...rows, activeIndex].sort((a, b) => a - b);
      },
      [activeIndex],
    ),
  });
  const isPrinting = usePrinting();
  const drawn = isPrinting
    ? candidates.map((_, index) => index)
    : virtualizer.getVirtualItems().map(({ index }) => index);
  const hasOpinions = useMemo(() => candidates.some(({ feedback }) => feedback.length > 0), [candidates]);
  const { widths, total } = widthsOf(columns, { dots: tools.musts.length, isCompact, hasOpinions });

  const moveByArrows = (event: KeyboardEvent) => {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : undefined;
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    active.step(by);
  };

  return (
    <div
      ref={scroller}
      className="relative max-h-[max(26rem,calc(100dvh-11rem))] overflow-auto rounded-lg border bg-surface shadow-raised print:max-h-none print:overflow-visible"
    >
      <table
        aria-label={words.candidates}
        aria-rowcount={candidates.length + missing + 1}
        className="w-full table-fixed border-separate border-spacing-0 text-left text-sm"
        style={{ minWidth: inRem(total) }}
      >
        <colgroup>
          <col style={{ width: inRem(EDGES.select) }} />
          {columns.map(({ id }, index) => (
            <col key={id} style={{ width: inRem(widths[index]) }} />
          ))}
          <col style={{ width: inRem(EDGES.menu) }} />
        </colgroup>
        <thead className="sticky top-0 z-10 bg-surface">
          <tr aria-rowindex={1} className="bg-surface">
            <th scope="col" className={headCell}>
              <SelectAll selection={selection} count={candidates.length} />
            </th>
            {columns.map((column) => (
              <SortHead key={column.id} column={column} asked={asked.sort} onSort={onSort} />
            ))}
            <th scope="col" className={headCell}>
              <span className="sr-only">{words.more}</span>
            </th>
          </tr>
        </thead>
        <tbody onKeyDown={moveByArrows}>
          {/* Flat: in nested lists the rows would be recreated, and lose the focus, whenever the range moves. */}
          {drawn.flatMap((index, at) => {
            const card = candidates[index];
            if (!card) return [];
            const blank = (index - ((drawn[at - 1] ?? -1) + 1)) * height;
            const isSelected = selection.ids.has(card.id);
            return [
              blank > 0 && <Blank key={`before ${card.id}`} height={blank} span={columns.length + 2} />,
              <tr
                key={card.id}
                id={isAlone ? cardElementId(card.id) : undefined}
                data-active={card.id === active.id || undefined}
                data-selected={isSelected || undefined}
                aria-rowindex={index + 2}
                tabIndex={-1}
                onFocus={() => active.noticeFocus(card.id)}
                style={{ height }}
                className="scroll-mt-12 bg-surface -outline-offset-2 hover:bg-paper data-[selected]:bg-accent-soft"
              >
                <td className={bodyCell}>
                  <input
                    type="checkbox"
                    tabIndex={card.id === reachedId ? 0 : -1}
                    checked={isSelected}
                    onChange={() => undefined}
                    onClick={(event: MouseEvent) => selection.toggle(card, event.shiftKey)}
                    aria-label={words.selectOne(shownName(card))}
                    className="size-4 align-middle accent-accent"
                  />
                </td>
                {cellsOf(card, columns).map(({ column, span, reason }) => (
                  <td
                    key={column.id}
                    colSpan={span}
                    className={cn(
                      bodyCell,
                      !reason && column.isNumber && "text-right tabular-nums",
                      column.isPinned && pinnedCell,
                    )}
                  >
                    {reason ? (
                      <NoResult reason={reason} isCompact={isCompact} />
                    ) : (
                      column.cell(card, allTools)
                    )}
                  </td>
                ))}
                <td className={bodyCell}>{menu(card)}</td>
              </tr>,
            ];
          })}
          <Blank height={(candidates.length - 1 - (drawn.at(-1) ?? -1)) * height} span={columns.length + 2} />
        </tbody>
      </table>
      {missing > 0 && (
        <p className="px-4 py-3 text-muted text-sm noscript:hidden print:hidden">
          {words.loadingMore(missing.toLocaleString("en"))}
        </p>
      )}
    </div>
  );
}

const bodyCell =
  "overflow-hidden border-b px-2 align-middle first:pl-4 print:break-inside-avoid [tr:last-child>&]:border-b-0";

/** It lies over the outline of a row with the focus, so it draws its part of it. */
const pinnedCell =
  "sticky left-0 bg-inherit print:static [tr:focus-visible>&]:border-accent [tr:focus-visible>&]:shadow-[inset_0_2px_0_var(--accent),inset_0_-1px_0_var(--accent)]";

function Blank({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={span} />
    </tr>
  );
}
