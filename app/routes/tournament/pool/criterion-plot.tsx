import { useMemo } from "react";
import { SmallTable } from "#app/components/small-table.tsx";
import { TitledSection } from "#app/components/ui.ts";
import { cn } from "#app/lib/cn.ts";
import { VERDICT_WORDS } from "#core/analysis/scorecard";
import { countFindings, type Finding, findings, type Pool } from "#core/rubrics/pool";
import * as words from "./words";

const LOOKS: Record<Finding, { words: string; fill: string }> = {
  strong: { words: VERDICT_WORDS.strong, fill: "bg-accent" },
  partial: { words: VERDICT_WORDS.partial, fill: "bg-tier-b" },
  weak: { words: VERDICT_WORDS.weak, fill: "bg-tier-c" },
  unsure: {
    words: words.notSure,
    fill: "bg-[repeating-linear-gradient(45deg,var(--warn)_0_2px,transparent_2px_5px)]",
  },
  none: { words: VERDICT_WORDS.none, fill: "bg-control/40" },
  unread: { words: words.notAnalyzedYet, fill: "bg-sunken" },
};

export function CriterionPlot({ pool }: { pool: Pool }) {
  const counted = useMemo(() => countFindings(pool), [pool]);
  const shown = findings.filter((finding) => counted.some((counts) => counts[finding] > 0));
  const total = pool.candidates.length;
  return (
    <TitledSection id="pool-criteria" title={words.whoShowsWhat} size="sm" className="min-w-0">
      <p aria-hidden className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-muted text-xs">
        {shown.map((finding) => (
          <span key={finding} className="flex items-center gap-1.5">
            <span className={cn("size-2.5 rounded-xs", LOOKS[finding].fill)} />
            {LOOKS[finding].words}
          </span>
        ))}
      </p>
      <ul className="mt-2 divide-y text-sm">
        {pool.criteria.map(({ id, text }, index) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_8rem]"
          >
            <span className="line-clamp-2 break-words">{text}</span>
            <div
              aria-hidden
              className="flex h-2.5 gap-px overflow-hidden rounded-full max-sm:order-last max-sm:col-span-2"
            >
              {shown.map((finding) => {
                const part = counted[index]?.[finding] ?? 0;
                return (
                  part > 0 && (
                    <span
                      key={finding}
                      title={`${LOOKS[finding].words}: ${part}`}
                      className={cn("h-full", LOOKS[finding].fill)}
                      style={{ flexGrow: part }}
                    />
                  )
                );
              })}
            </div>
            <span className="whitespace-nowrap text-right text-muted tabular-nums">
              {words.meetIt(counted[index]?.strong ?? 0, total)}
            </span>
          </li>
        ))}
      </ul>
      <details className="mt-2">
        <summary className="min-h-6 text-sm">{words.asTable}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard */}
        <section className="mt-1 overflow-x-auto" aria-label={words.plotCaption} tabIndex={0}>
          <SmallTable
            columns={[words.criterion, ...shown.map((finding) => LOOKS[finding].words)]}
            rows={pool.criteria.map(({ id, text }, index) => ({
              key: id,
              name: <span className="block min-w-40">{text}</span>,
              values: shown.map((finding) => counted[index]?.[finding]),
            }))}
          />
        </section>
      </details>
    </TitledSection>
  );
}
