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

type Judged = Pick<Verdict, "level" | "sure">;

const styleOf = (verdict: Judged) =>
  isUnsure(verdict) ? NOT_SURE : { ...LOOKS[verdict.level], words: VERDICT_WORDS[verdict.level] };

/** The verdict as an icon with a color; its label is shown elsewhere. */
export function VerdictGlyph({ verdict }: { verdict: Judged }) {
  const { Icon, color } = styleOf(verdict);
  return <Icon className={cn("size-4 shrink-0", color)} aria-hidden />;
}

export const wordsOfVerdict = (verdict: Judged): string => styleOf(verdict).words;

type BadgeProps = {
  verdict: Judged /** Says "Not sure, look here" to a reader who is not the recruiter. */;
  unsure?: string;
};

export function VerdictBadge({ verdict, unsure = NOT_SURE_WORDS }: BadgeProps) {
  return (
    <span className="inline-flex h-6 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-md border bg-surface px-2 font-semibold text-xs">
      <VerdictGlyph verdict={verdict} />
      {isUnsure(verdict) ? unsure : wordsOfVerdict(verdict)}
    </span>
  );
}
