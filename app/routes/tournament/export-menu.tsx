import { ChevronDown, Download } from "lucide-react";
import { useState } from "react";
import { TierGlyph } from "#app/components/tier-badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from "#app/components/ui/dropdown-menu.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { count } from "#app/lib/format.ts";
import { type Tier, tiers } from "#core/analysis/scorecard";
import { exportTier } from "./export-tier";

type Props = { tournamentId: string; tierCounts: Record<Tier, number> };

export function ExportMenu({ tournamentId, tierCounts }: Props) {
  const [isPending, setIsPending] = useState(false);
  const run = async (tier: Tier) => {
    setIsPending(true);
    await exportTier(tournamentId, tier);
    setIsPending(false);
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        {/* Not `disabled`, which would lose the focus the menu gives back. */}
        <Button variant="secondary" aria-disabled={isPending}>
          {isPending ? <Spinner /> : <Download aria-hidden />}
          {isPending ? "Exporting..." : "Export"}
          <ChevronDown className="text-muted" aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>The original files, as a zip</DropdownMenuLabel>
        {tiers.map((tier) => (
          <DropdownMenuItem
            key={tier}
            aria-label={`Tier ${tier}`}
            aria-describedby={`export-${tier}`}
            disabled={isPending || tierCounts[tier] === 0}
            onSelect={() => run(tier)}
          >
            <TierGlyph tier={tier} />
            Tier {tier}
            <span id={`export-${tier}`} className="ml-auto pl-6 text-muted text-xs tabular-nums">
              {tierCounts[tier] > 0 ? count(tierCounts[tier], "resume") : "Nobody in it yet"}
            </span>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
