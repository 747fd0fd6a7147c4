import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from "react";
import { SmallTable } from "#app/components/small-table.tsx";
import { Button, TitledSection } from "#app/components/ui.ts";
import { cn } from "#app/lib/cn.ts";
import { count } from "#app/lib/format.ts";
import { type Tier, tiers } from "#core/analysis/scorecard";
import { BIN_WIDTH, countBins, countTiers } from "#core/rubrics/pool";
import { TIER_FLOORS, tierForPercent } from "#core/scoring/tier";
import { TierCounts } from "./tier-counts";
import * as words from "./words";

const FILL: Record<Tier, string> = { A: "bg-tier-a", B: "bg-tier-b", C: "bg-tier-c", D: "bg-tier-d" };

/** On the axis below the plot. */
const MARKS = [0, 25, 50, 75, 100];

/** Distribution of matches, with tier boundaries that can be moved to see who would change tier. */
export function MatchHistogram({ candidates }: { candidates: { score: number }[] }) {
  const [floors, setFloors] = useState(TIER_FLOORS);
  const bins = useMemo(() => {
    const totals = countBins(candidates);
    const byTier = tiers.map((tier) =>
      countBins(candidates.filter(({ score }) => tierForPercent(score, floors) === tier)),
    );
    return totals.map((total, bin) => ({
      from: bin * BIN_WIDTH,
      total,
      parts: tiers.map((_, index) => byTier[index]?.[bin] ?? 0),
    }));
  }, [candidates, floors]);
  const highest = Math.max(1, ...bins.map(({ total }) => total));
  const [usual, now] = [TIER_FLOORS, floors].map((edges) =>
    countTiers(candidates.map(({ score }) => ({ tier: tierForPercent(score, edges) }))),
  );
  const isMoved = tiers.some((tier) => tier !== "D" && floors[tier] !== TIER_FLOORS[tier]);
  const moved = candidates.filter(
    ({ score }) => tierForPercent(score, floors) !== tierForPercent(score, TIER_FLOORS),
  ).length;

  return (
    <TitledSection id="pool-match" title={words.matchOf(count(candidates.length, "candidate"))} size="sm">
      <div className="relative mt-8 mb-1 h-44 border-control border-b">
        <div aria-hidden className="flex h-full items-end">
          {bins.map(({ from, total, parts }) => (
            <div key={from} className="flex h-full flex-1 flex-col justify-end px-px">
              {total > 0 && (
                <span className="text-center text-2xs text-muted tabular-nums max-sm:hidden">{total}</span>
              )}
              <div
                className="flex flex-col overflow-hidden rounded-t-sm"
                style={{ height: `${(82 * total) / highest}%` }}
              >
                {parts.map(
                  (part, index) =>
                    part > 0 && (
                      <span
                        key={tiers[index]}
                        className={cn("block w-full", FILL[tiers[index] ?? "D"])}
                        style={{ flexGrow: part }}
                      />
                    ),
                )}
              </div>
            </div>
          ))}
        </div>
        {(["C", "B", "A"] as const).map((tier) => (
          <TierEdge
            key={tier}
            tier={tier}
            value={floors[tier]}
            min={tier === "C" ? 1 : floors[tier === "B" ? "C" : "B"] + 1}
            max={tier === "A" ? 99 : floors[tier === "B" ? "A" : "B"] - 1}
            onChange={(value) => setFloors({ ...floors, [tier]: value })}
          />
        ))}
      </div>
      <p aria-hidden className="relative h-4 text-2xs text-muted tabular-nums">
        {MARKS.map((percent) => (
          <span
            key={percent}
            className="absolute -translate-x-1/2 whitespace-nowrap first:translate-x-0 last:-translate-x-full"
            style={{ left: `${percent}%` }}
          >
            {percent}%
          </span>
        ))}
      </p>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm tabular-nums">
        <TierCounts before={usual} now={now} />
      </p>
      <div className="mt-2 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
        <p role="status" className="max-w-prose text-muted text-sm">
          {isMoved ? words.wouldChangeTier(count(moved, "candidate")) : words.dragHint}
        </p>
        {isMoved && (
          <Button variant="secondary" size="sm" onClick={() => setFloors(TIER_FLOORS)}>
            {words.reset}
          </Button>
        )}
      </div>
      <details className="mt-2">
        <summary className="min-h-6 text-sm">{words.asTable}</summary>
        <SmallTable
          columns={[words.match, words.candidates]}
          rows={bins
            .filter(({ total }) => total > 0)
            .map(({ from, total }) => ({
              key: from,
              name: words.fromTo(from, from + BIN_WIDTH === 100 ? 100 : from + BIN_WIDTH - 1),
              values: [total],
            }))}
        />
      </details>
    </TitledSection>
  );
}

type Props = {
  tier: "A" | "B" | "C";
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
};

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -5,
  PageUp: 5,
  Home: -100,
  End: 100,
};

/** A tier boundary: a line over the plot with a handle that can be dragged or moved by keyboard. */
function TierEdge({ tier, value, min, max, onChange }: Props) {
  const handle = useRef<HTMLDivElement>(null);
  const move = (to: number) => onChange(Math.min(max, Math.max(min, Math.round(to))));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // Elsewhere on the page, the arrow keys select candidates.
    event.stopPropagation();
    move(value + step);
  };
  const onPointerMove = (event: PointerEvent) => {
    const plot = handle.current?.parentElement?.getBoundingClientRect();
    if (plot && handle.current?.hasPointerCapture(event.pointerId))
      move((100 * (event.clientX - plot.left)) / plot.width);
  };
  return (
    <div
      ref={handle}
      role="slider"
      tabIndex={0}
      aria-label={words.tierStartsAt(tier)}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={`${value}%`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      className="absolute -top-7 bottom-0 w-9 -translate-x-1/2 cursor-ew-resize touch-none select-none rounded-md"
      style={{ left: `${value}%` }}
    >
      <span className="absolute inset-x-0 top-0 rounded-md border bg-surface text-center font-semibold text-xs leading-6 tabular-nums">
        {tier} {value}
      </span>
      <span className="absolute top-6 bottom-0 left-1/2 border-ink border-l border-dashed" />
    </div>
  );
}
