import type { ReactNode, SelectHTMLAttributes } from "react";
import { cn } from "#app/lib/cn.ts";

type Props = SelectHTMLAttributes<HTMLSelectElement> & {
  /** Each with its value and what people read. */
  options: [value: string | number, label: ReactNode][];
  /** An option before them that chooses none. */
  blank?: string;
};

/** The browser's native select, which works with keyboard, touch and screen readers. */
export function Select({ className, options, blank, ...props }: Props) {
  return (
    <select
      className={cn(
        "h-10 rounded-md border border-control bg-surface px-2 text-ink text-sm aria-invalid:border-danger",
        className,
      )}
      {...props}
    >
      {blank && <option value="">{blank}</option>}
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
