// Browsers drop the implicit roles of these elements when CSS changes their display from table layout.
// biome-ignore-all lint/a11y/noRedundantRoles: see above
import type { HTMLAttributes, ReactNode, TdHTMLAttributes, ThHTMLAttributes } from "react";
import { cn } from "#app/lib/cn.ts";

/** A table on wide screens; on narrow ones each row becomes a card. */
export function Table({ label, head, children }: { label: string; head: ReactNode; children: ReactNode }) {
  return (
    <div className="@container">
      <div className="@4xl:overflow-hidden @4xl:rounded-lg @4xl:border @4xl:bg-surface @4xl:shadow-raised">
        <table
          role="table"
          aria-label={label}
          className="@max-4xl:block w-full border-collapse text-left text-sm"
        >
          <thead role="rowgroup" className="@max-4xl:sr-only">
            <tr role="row">{head}</tr>
          </thead>
          <tbody role="rowgroup" className="@max-4xl:grid grid-cols-1 @max-4xl:gap-3">
            {children}
          </tbody>
        </table>
      </div>
    </div>
  );
}

type HeadCellProps = ThHTMLAttributes<HTMLTableCellElement> & {
  isNumber?: boolean;
};

export function HeadCell({ isNumber = false, className, ...props }: HeadCellProps) {
  return (
    <th
      role="columnheader"
      scope="col"
      className={cn(
        "whitespace-nowrap border-b px-3 py-3 font-medium text-muted text-xs first:pl-4 last:pr-4",
        isNumber && "text-right",
        className,
      )}
      {...props}
    />
  );
}

export function Row({ className, ...props }: HTMLAttributes<HTMLTableRowElement>) {
  return (
    <tr
      role="row"
      className={cn(
        "@4xl:hover:bg-paper @max-4xl:grid grid-cols-1 @max-4xl:gap-x-10 @max-4xl:gap-y-1.5 @max-4xl:rounded-lg @max-4xl:border @max-4xl:bg-surface @max-4xl:p-4 @max-4xl:shadow-raised @xl:grid-cols-2",
        className,
      )}
      {...props}
    />
  );
}

type CellProps = TdHTMLAttributes<HTMLTableCellElement> & {
  /** The column heading that a card shows next to the value; without it, the cell takes the card's full width. */
  label?: string;
  isNumber?: boolean;
};

export function Cell({ label, isNumber = false, className, children, ...props }: CellProps) {
  return (
    <td
      role="cell"
      className={cn(
        "@4xl:px-3 @4xl:py-3 align-middle @4xl:first:pl-4 @4xl:last:pr-4 @4xl:[tr:not(:last-child)>&]:border-b",
        label
          ? "@max-4xl:flex @max-4xl:min-h-7 @max-4xl:items-center @max-4xl:justify-between @max-4xl:gap-6"
          : "@max-4xl:col-span-full",
        isNumber && "whitespace-nowrap @4xl:text-right tabular-nums",
        className,
      )}
      {...props}
    >
      {label && (
        <span aria-hidden className="@4xl:hidden shrink-0 text-muted">
          {label}
        </span>
      )}
      {children}
    </td>
  );
}
