import { cva } from "class-variance-authority";
import { cn } from "#app/lib/cn.ts";

const badge = cva(
  "inline-flex h-6 items-center gap-1.5 whitespace-nowrap rounded-full border px-2 font-medium text-xs before:size-1.5 before:rounded-full before:bg-current",
  {
    variants: {
      tone: {
        quiet: "text-muted",
        busy: "border-transparent bg-warn-soft text-warn before:animate-pulse",
        good: "border-transparent bg-accent-soft text-accent",
        bad: "border-transparent bg-danger-soft text-danger",
      },
    },
  },
);

const TONES: Record<string, "quiet" | "busy" | "good" | "bad"> = {
  processing: "busy",
  extracting: "busy",
  analyzing: "busy",
  completed: "good",
  done: "good",
  active: "good",
  ok: "good",
  sent: "good",
  Active: "good",
  succeeded: "good",
  error: "bad",
  failed: "bad",
  expired: "bad",
  disabled: "bad",
  degraded: "bad",
  "given up": "bad",
};

/** Status of a tournament or resume, as returned by the API. */
export function StatusBadge({ status, className }: { status: string; className?: string }) {
  return <span className={cn(badge({ tone: TONES[status] ?? "quiet" }), className)}>{status}</span>;
}
