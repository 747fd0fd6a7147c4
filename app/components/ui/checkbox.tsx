import type { InputHTMLAttributes } from "react";
import { cn } from "#app/lib/cn.ts";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "type">;

/** A checkbox in front of its label. `className` and `title` are the label's, the rest is the checkbox's. */
export function Checkbox({ className, title, children, ...props }: Props) {
  return (
    <label className={cn("flex min-h-6 items-center gap-2 text-sm", className)} title={title}>
      <input type="checkbox" className="size-4 shrink-0 accent-accent" {...props} />
      {children}
    </label>
  );
}
