import { cn } from "#app/lib/cn.ts";

const BUSY = "border-transparent bg-warn-soft text-warn before:animate-pulse";
const GOOD = "border-transparent bg-accent-soft text-accent";
const BAD = "border-transparent bg-danger-soft text-danger";

const LOOKS: Record<string, string> = {
  processing: BUSY,
  extracting: BUSY,
  analyzing: BUSY,
  completed: GOOD,
  done: GOOD,
  active: GOOD,
  ok: GOOD,
  sent: GOOD,
  Active: GOOD,
  succeeded: GOOD,
  error: BAD,
  failed: BAD,
  expired: BAD,
  disabled: BAD,
  degraded: BAD,
  "given up": BAD,
};

export function StatusBadge({ status }: { status: string }) {
  return (
    <span
      className={cn(
        "inline-flex h-6 items-center gap-1.5 whitespace-nowrap rounded-full border px-2 font-medium text-xs before:size-1.5 before:rounded-full before:bg-current",
        LOOKS[status] ?? "text-muted",
      )}
    >
      {status}
    </span>
  );
}
