import { ArrowDown, ArrowUp } from "lucide-react";
import { cn } from "#app/lib/cn.ts";
import type { ListSort } from "#core/resumes/candidate-query.schema";
import { isDescending } from "#core/resumes/sort-candidates";
import type { TableColumn } from "./columns";
import type { Selection } from "./use-selection";
import * as words from "./words";

export const headCell =
  "h-10 border-b px-2 font-medium text-muted text-xs first:pl-4 whitespace-nowrap overflow-hidden";

export function SelectAll({ selection, count }: { selection: Selection; count: number }) {
  const isAll = count > 0 && selection.ids.size === count;
  return (
    <input
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = selection.ids.size > 0 && !isAll;
      }}
      checked={isAll}
      onChange={() => selection.toggleAll()}
      aria-label={words.selectAll(count.toLocaleString("en"))}
      className="size-4 align-middle accent-accent"
    />
  );
}

type HeadProps = {
  column: TableColumn;
  asked: ListSort | undefined;
  onSort(sort: string): void;
};

/** A click sorts by the column; the next click reverses the order. */
export function SortHead({ column, asked, onSort }: HeadProps) {
  const { heading, sort, isNumber, isPinned } = column;
  const current: ListSort = asked ?? { by: "best", isReversed: false };
  const isSorted = current.by === sort;
  const goesDown = isDescending({ by: sort, isReversed: isSorted && current.isReversed });
  const Arrow = goesDown ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (goesDown ? "descending" : "ascending") : undefined}
      className={cn(headCell, isNumber && "text-right", isPinned && "sticky left-0 bg-inherit")}
    >
      <button
        type="button"
        onClick={() => onSort(isSorted && !current.isReversed ? `-${sort}` : sort)}
        className={cn(
          "-mx-1.5 inline-flex min-h-7 items-center gap-1 rounded px-1.5 hover:bg-sunken hover:text-ink",
          isNumber && "flex-row-reverse",
          isSorted && "text-ink",
        )}
      >
        {heading}
        <Arrow className={cn("size-3.5", !isSorted && "invisible")} aria-hidden />
      </button>
    </th>
  );
}
