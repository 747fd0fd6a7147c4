import { cn } from "#app/lib/cn.ts";

/** Holds the place, at the final size, of what is on its way; words beside it say so to those who cannot see it. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn("animate-pulse rounded-md bg-sunken", className)} />;
}
