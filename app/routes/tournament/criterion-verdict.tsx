import { Circle, CircleCheck, CircleDot, CircleSlash } from "lucide-react";
import { cn } from "#app/lib/cn.ts";
import type { Criterion } from "#core/analysis/rubric";
import { VERDICT_WORDS, type Verdict, type VerdictLevel } from "#core/analysis/scorecard";

const LOOKS: Record<VerdictLevel, { Icon: typeof Circle; color: string }> = {
  strong: { Icon: CircleCheck, color: "text-accent" },
  partial: { Icon: CircleDot, color: "text-tier-b" },
  weak: { Icon: Circle, color: "text-warn" },
  none: { Icon: CircleSlash, color: "text-muted" },
};

/** One criterion with what the resume says to it. */
export function CriterionVerdict({
  criterion,
  verdict,
}: {
  criterion: Criterion;
  verdict: Verdict | undefined;
}) {
  const level = verdict?.level ?? "none";
  const { Icon, color } = LOOKS[level];
  return (
    <li className="flex gap-3 py-3">
      <Icon className={cn("mt-0.5 size-5 shrink-0", color)} aria-hidden />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-4">
          <p className="break-words font-medium">{criterion.text}</p>
          <p className="shrink-0 text-muted text-xs tabular-nums">weight {criterion.weight}</p>
        </div>
        <p className="text-sm">
          <span className="font-semibold">{VERDICT_WORDS[level]}</span>
          {verdict?.note && <span className="text-muted"> — {verdict.note}</span>}
        </p>
        {verdict?.evidence && (
          <blockquote className="mt-2 whitespace-pre-line break-words border-accent border-l-2 bg-paper px-3 py-1.5 text-sm">
            {verdict.evidence.quote}
          </blockquote>
        )}
      </div>
    </li>
  );
}
