import type { ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";

type Props = {
  /** Each value below its name, in a grid whose columns `className` says. */
  isStacked?: boolean;
  className?: string;
  children: ReactNode;
};

/** What is known of one thing: names and values, one fact per line. */
export function Facts({ isStacked = false, className, children }: Props) {
  const layout = isStacked ? "[&>div]:block" : "grid-cols-[auto_1fr] items-baseline";
  return <dl className={cn("grid gap-x-6 gap-y-2", layout, className)}>{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words font-medium">{children}</dd>
    </div>
  );
}
