import { Form, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { TierGlyph } from "#app/components/tier-badge.tsx";
import { cn } from "#app/lib/cn.ts";
import { type Tier, tiers } from "#core/analysis/scorecard";

type Props = { chosen: Tier | null; total: number; counts: Record<Tier, number> };

/** The selection is kept in the URL, so that it survives a reload and works before hydration. */
export function TierFilter({ chosen, total, counts }: Props) {
  const [params] = useSearchParams();
  return (
    <Form
      method="get"
      preventScrollReset
      aria-label="Filter by tier"
      data-tier-filter
      className="flex flex-wrap gap-2"
    >
      {["q", "sort"].map((name) => {
        const value = params.get(name);
        return value && <input key={name} type="hidden" name={name} value={value} />;
      })}
      <Choice isChosen={chosen === null}>All ({total.toLocaleString("en")})</Choice>
      {tiers.map((tier) => (
        <Choice key={tier} tier={tier} isChosen={chosen === tier}>
          <TierGlyph tier={tier} />
          Tier {tier} ({counts[tier].toLocaleString("en")})
        </Choice>
      ))}
    </Form>
  );
}

type ChoiceProps = { tier?: Tier; isChosen: boolean; children: ReactNode };

function Choice({ tier, isChosen, children }: ChoiceProps) {
  return (
    <button
      type="submit"
      name={tier && "tier"}
      value={tier}
      aria-pressed={isChosen}
      className={cn(
        "inline-flex h-10 items-center gap-2 rounded-md border px-3 text-sm tabular-nums",
        isChosen
          ? "border-ink bg-surface font-semibold inset-ring inset-ring-ink"
          : "border-line bg-transparent text-muted hover:border-control hover:text-ink",
      )}
    >
      {children}
    </button>
  );
}
