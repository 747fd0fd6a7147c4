import type { InputHTMLAttributes } from "react";
import { cn } from "#app/lib/cn.ts";

/** A checkbox that looks like a switch and is announced as one. */
export function Switch({ className, ...props }: Omit<InputHTMLAttributes<HTMLInputElement>, "role">) {
  return (
    <input
      {...props}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its checked state natively
      role="switch"
      className={cn(
        "relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-control bg-surface transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-4.5 before:rounded-full before:bg-control before:transition-transform checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-on-accent",
        className,
      )}
    />
  );
}
