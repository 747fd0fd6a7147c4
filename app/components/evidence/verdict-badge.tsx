import { Circle, CircleCheck, CircleDashed, CircleDot, CircleHelp } from "lucide-react";
import { cn } from "#app/lib/cn.ts";
import {
  isUnsure,
  NOT_SURE_WORDS,
  VERDICT_WORDS,
  type Verdict,
  type VerdictLevel,
} from "#core/analysis/scorecard";

const LOOKS: Record<VerdictLevel, { Icon: typeof Circle; color: string }> = {
  strong: { Icon: CircleCheck, color: "text-accent" },
  partial: { Icon: CircleDot, color: "text-tier-b" },
  weak: { Icon: Circle, color: "text-warn" },
  none: { Icon: CircleDashed, color: "text-muted" },
};

const NOT_SURE = { Icon: CircleHelp, color: "text-warn", words: NOT_SURE_WORDS };

/** The verdict in a word, a shape and a color. */
export function VerdictBadge({ verdict }: { verdict: Pick<Verdict, "level" | "sure"> }) {
  const { level } = verdict;
  const { Icon, color, words } = isUnsure(verdict)
    ? NOT_SURE
    : { ...LOOKS[level], words: VERDICT_WORDS[level] };
  return (
    <span className="inline-flex h-6 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-md border bg-surface px-2 font-semibold text-xs">
      <Icon className={cn("size-4", color)} aria-hidden />
      {words}
    </span>
  );
}
