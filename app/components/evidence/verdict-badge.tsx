import { Circle, CircleCheck, CircleDashed, CircleDot } from "lucide-react";
import { cn } from "#app/lib/cn.ts";
import { VERDICT_WORDS, type VerdictLevel } from "#core/analysis/scorecard";

const LOOKS: Record<VerdictLevel, { Icon: typeof Circle; color: string }> = {
  strong: { Icon: CircleCheck, color: "text-accent" },
  partial: { Icon: CircleDot, color: "text-tier-b" },
  weak: { Icon: Circle, color: "text-warn" },
  none: { Icon: CircleDashed, color: "text-muted" },
};

/** The verdict in a word, a shape and a colour. */
export function VerdictBadge({ level }: { level: VerdictLevel }) {
  const { Icon, color } = LOOKS[level];
  return (
    <span className="inline-flex h-6 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-md border bg-surface px-2 font-semibold text-xs">
      <Icon className={cn("size-4", color)} aria-hidden />
      {VERDICT_WORDS[level]}
    </span>
  );
}
