import { Search } from "lucide-react";
import { forwardRef, type InputHTMLAttributes, type TextareaHTMLAttributes } from "react";
import { cn } from "#app/lib/cn.ts";

const control =
  "w-full rounded-md border border-control bg-surface px-3 text-base text-ink placeholder:text-muted disabled:opacity-60 aria-invalid:border-danger";

export const Input = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(
  ({ className, ...props }, ref) => <input ref={ref} className={cn(control, "h-10", className)} {...props} />,
);
Input.displayName = "Input";

/** A search field with its icon. `className` is that of the box around it. */
export const SearchInput = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(
  ({ className, ...props }, ref) => (
    <div className={cn("relative flex-1 max-sm:basis-full", className)}>
      <Search className="pointer-events-none absolute top-3 left-3 size-4 text-muted" aria-hidden />
      <Input ref={ref} type="search" name="q" className="pl-9" {...props} />
    </div>
  ),
);
SearchInput.displayName = "SearchInput";

export function Textarea({ className, ...props }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea className={cn(control, "min-h-24 py-2", className)} {...props} />;
}
