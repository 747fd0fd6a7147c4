// Browsers drop the implicit roles of these elements when CSS changes their display from table layout.
// biome-ignore-all lint/a11y/noRedundantRoles: see above
import { ChevronRight } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { cn } from "#app/lib/cn.ts";
import { LocalDate, TimeAgo } from "./time";

/** A column: its heading and how to render an item's value. Numbers get thousands separators. */
export type Column<Item> = {
  heading: string;
  cell(item: Item): ReactNode;
  /** On a card, the cell takes the full width and has no heading, as for the card's title or its actions. */
  isWide?: boolean;
  isNumber?: boolean;
  isHeadingHidden?: boolean;
  className?: string;
  headClassName?: string;
};

type Read<Item> = (item: Item) => string | null | undefined;
const WHEN = "whitespace-nowrap text-muted";

export const dateColumn = <Item,>(heading: string, read: Read<Item>): Column<Item> => ({
  ...{ heading, className: WHEN },
  cell: (item) => <LocalDate iso={read(item)} />,
});

export const agoColumn = <Item,>(heading: string, read: Read<Item>): Column<Item> => ({
  ...{ heading, className: WHEN },
  cell: (item) => <TimeAgo iso={read(item)} />,
});

type Props<Item> = {
  label: string;
  columns: Column<Item>[];
  rows: (Item & { id: string })[];
  empty?: ReactNode;
  /** Turns the first cell of a row into a button that shows this below the row. */
  details?(item: Item): ReactNode;
};

/** A table on wide screens; on narrow ones each row becomes a card. */
export function DataTable<Item>({ label, columns, rows, empty, details }: Props<Item>) {
  if (rows.length === 0 && empty) return empty;
  return (
    <div className="@container">
      <div className="@4xl:overflow-hidden @4xl:rounded-lg @4xl:border @4xl:bg-surface @4xl:shadow-raised">
        <table
          role="table"
          aria-label={label}
          className="@max-4xl:block w-full border-collapse text-left text-sm"
        >
          <thead role="rowgroup" className="@max-4xl:sr-only">
            <tr role="row">
              {columns.map(({ heading, isHeadingHidden, isNumber, headClassName }) => (
                <th
                  key={heading}
                  role="columnheader"
                  scope="col"
                  className={cn(HEAD, isNumber && "text-right", headClassName)}
                >
                  {isHeadingHidden ? <span className="sr-only">{heading}</span> : heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="@max-4xl:grid grid-cols-1 @max-4xl:gap-3">
            {rows.map((item) => (
              <Row key={item.id} {...{ item, columns, details }} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const HEAD = "whitespace-nowrap border-b px-3 py-3 font-medium text-muted text-xs first:pl-4 last:pr-4";
const ROW =
  "@4xl:hover:bg-paper @max-4xl:grid grid-cols-1 @max-4xl:gap-x-10 @max-4xl:gap-y-1.5 @max-4xl:rounded-lg @max-4xl:border @max-4xl:bg-surface @max-4xl:p-4 @max-4xl:shadow-raised @xl:grid-cols-2";
const CELL =
  "@4xl:px-3 @4xl:py-3 align-middle @4xl:first:pl-4 @4xl:last:pr-4 @4xl:[tr:not(:last-child)>&]:border-b";
const NAMED_CELL =
  "@max-4xl:flex @max-4xl:min-h-7 @max-4xl:items-center @max-4xl:justify-between @max-4xl:gap-6";
const WIDE_CELL = "@max-4xl:col-span-full";

type RowProps<Item> = Pick<Props<Item>, "columns" | "details"> & { item: Item };

function Row<Item>({ item, columns, details }: RowProps<Item>) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const opener = (shown: ReactNode) => (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => setIsOpen(!isOpen)}
      className="-ml-1 flex min-h-8 max-w-full items-center gap-1.5 rounded-md pr-2 text-left font-medium hover:bg-sunken"
    >
      <ChevronRight
        className={cn("size-4 shrink-0 text-muted transition-transform", isOpen && "rotate-90")}
        aria-hidden
      />
      <span className="min-w-0 break-all">{shown}</span>
    </button>
  );
  return (
    <>
      <tr role="row" className={cn(ROW, isOpen && "@max-4xl:rounded-b-none @max-4xl:border-b-0")}>
        {columns.map(({ heading, cell, isWide, isNumber, className }, index) => (
          <td
            key={heading}
            role="cell"
            className={cn(
              CELL,
              isWide ? WIDE_CELL : NAMED_CELL,
              isNumber && "whitespace-nowrap @4xl:text-right tabular-nums",
              className,
            )}
          >
            {!isWide && (
              <span aria-hidden className="@4xl:hidden shrink-0 text-muted">
                {heading}
              </span>
            )}
            {details && index === 0 ? opener(cell(item)) : inWords(cell(item))}
          </td>
        ))}
      </tr>
      {details && isOpen && (
        <tr
          id={id}
          role="row"
          className={cn(ROW, "@max-4xl:-mt-3 @max-4xl:rounded-t-none @max-4xl:border-t-0")}
        >
          <td
            role="cell"
            colSpan={columns.length}
            className={cn(CELL, WIDE_CELL, "bg-paper @4xl:px-8 @4xl:py-5 @max-4xl:bg-surface")}
          >
            {details(item)}
          </td>
        </tr>
      )}
    </>
  );
}

const inWords = (shown: ReactNode) => (typeof shown === "number" ? shown.toLocaleString("en") : shown);
