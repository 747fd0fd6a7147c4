import { ChevronDown, Download } from "lucide-react";
import { useState } from "react";
import { TierGlyph } from "#app/components/tier-badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#app/components/ui/dropdown-menu.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { type Tier, tiers } from "#core/analysis/scorecard";
import { exportTier } from "./export-tier";

export function ExportMenu({ tournamentId }: { tournamentId: string }) {
  const [isPending, setIsPending] = useState(false);
  const run = async (tier: Tier) => {
    setIsPending(true);
    await exportTier(tournamentId, tier);
    setIsPending(false);
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary" disabled={isPending}>
          {isPending ? <Spinner /> : <Download aria-hidden />}
          {isPending ? "Exporting..." : "Export"}
          <ChevronDown className="text-muted" aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {tiers.map((tier) => (
          <DropdownMenuItem key={tier} onSelect={() => run(tier)}>
            <TierGlyph tier={tier} />
            Tier {tier}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
