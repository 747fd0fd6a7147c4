import { Form, useSearchParams } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { TierGlyph } from "#app/components/ui.ts";
import { cn } from "#app/lib/cn.ts";
import { type Tier, tiers } from "#core/analysis/scorecard";
import * as words from "./words";

type Props = { chosen: Tier | null; total: number; counts: Record<Tier, number> };

/** Chosen in the URL, beside search, filters and order, so that it survives a reload and needs no script. */
export function TierFilter({ chosen, total, counts }: Props) {
  const [params, setParams] = useSearchParams();
  // The address may already hold words that this form was not rendered with.
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const next = new URLSearchParams(window.location.search);
    next.delete("tier");
    if (submitter instanceof HTMLButtonElement && submitter.value) next.set("tier", submitter.value);
    setParams(next, { preventScrollReset: true });
  };
  return (
    <Form
      method="get"
      onSubmit={choose}
      aria-label={words.filterByTier}
      data-tier-filter
      className="flex flex-wrap gap-2"
    >
      {[...params].map(
        ([name, value]) => name !== "tier" && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Choice isChosen={chosen === null}>{words.allTiers(total.toLocaleString("en"))}</Choice>
      {tiers.map((tier) => (
        <Choice key={tier} tier={tier} isChosen={chosen === tier}>
          <TierGlyph tier={tier} />
          {words.tierWithCount(tier, counts[tier].toLocaleString("en"))}
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
