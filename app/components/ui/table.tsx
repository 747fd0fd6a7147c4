import type { ReactNode, TdHTMLAttributes, ThHTMLAttributes } from "react";
import { cn } from "#app/lib/cn.ts";

/** On a narrow screen the table scrolls sideways by itself; the page does not. */
export function Table({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-lg border bg-surface shadow-raised"
    >
      <table className="w-full border-collapse text-sm">{children}</table>
    </section>
  );
}

export function HeadCell({ className, ...props }: ThHTMLAttributes<HTMLTableCellElement>) {
  return (
    <th
      scope="col"
      className={cn(
        "whitespace-nowrap border-b px-4 py-3 text-left font-medium text-muted text-xs",
        className,
      )}
      {...props}
    />
  );
}

export function Cell({ className, ...props }: TdHTMLAttributes<HTMLTableCellElement>) {
  return (
    <td className={cn("px-4 py-3 align-middle [tr:not(:last-child)>&]:border-b", className)} {...props} />
  );
}
