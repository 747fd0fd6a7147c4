import { cn } from "#app/lib/cn.ts";

/** Placeholder of the final size for content that is loading. Screen readers need a text next to it. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn("animate-pulse rounded-md bg-sunken", className)} />;
}
