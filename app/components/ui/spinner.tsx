import { LoaderCircle } from "lucide-react";
import { cn } from "#app/lib/cn.ts";

/** Without a label it is decorative and needs text next to it. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? "status" : undefined} className="inline-flex items-center gap-2 text-muted text-sm">
      <LoaderCircle className={cn("size-4 animate-spin", className)} aria-hidden />
      {label}
    </span>
  );
}
