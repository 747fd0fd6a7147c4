import { forwardRef, type SelectHTMLAttributes } from "react";
import { cn } from "#app/lib/cn.ts";

/** The browser's native select, which works with keyboard, touch and screen readers. */
export const Select = forwardRef<HTMLSelectElement, SelectHTMLAttributes<HTMLSelectElement>>(
  ({ className, ...props }, ref) => (
    <select
      ref={ref}
      className={cn(
        "h-10 rounded-md border border-control bg-surface px-2 text-ink text-sm aria-invalid:border-danger",
        className,
      )}
      {...props}
    />
  ),
);
Select.displayName = "Select";
