import { Link, useSearchParams } from "@remix-run/react";
import { Braces, ChevronDown, Download, FileSpreadsheet, Printer, Sheet } from "lucide-react";
import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  Spinner,
  TierGlyph,
} from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import { useBusy } from "#app/lib/use-busy.ts";
import { type Tier, tiers } from "#core/analysis/scorecard";
import { exportCandidates, exportTier } from "./export-files";
import * as words from "./words";

const TABLES = [
  { format: "xlsx", words: words.excel, Icon: FileSpreadsheet },
  { format: "csv", words: "CSV", Icon: Sheet },
  { format: "json", words: "JSON", Icon: Braces },
] as const;

type Props = { tournamentId: string; tierCounts: Record<Tier, number>; isEmpty: boolean };

export function ExportMenu({ tournamentId, tierCounts, isEmpty }: Props) {
  const [isPending, run] = useBusy();
  const [list] = useSearchParams();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        {/* Not `disabled`, because the button would lose the focus that the menu returns to it. */}
        <Button variant="secondary" aria-disabled={isPending}>
          {isPending ? <Spinner /> : <Download aria-hidden />}
          {isPending ? words.exporting : words.export_}
          <ChevronDown className="text-muted" aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>{words.listExport}</DropdownMenuLabel>
        {TABLES.map(({ format, words, Icon }) => (
          <DropdownMenuItem
            key={format}
            disabled={isPending || isEmpty}
            onSelect={() => run(() => exportCandidates(tournamentId, format, list))}
          >
            <Icon aria-hidden />
            {words}
          </DropdownMenuItem>
        ))}
        <DropdownMenuItem asChild disabled={isEmpty}>
          <Link to={{ pathname: `/dashboard/tournament/${tournamentId}/report`, search: `?${list}` }}>
            <Printer aria-hidden />
            {words.printReport}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>{words.zipExport}</DropdownMenuLabel>
        {tiers.map((tier) => (
          <DropdownMenuItem
            key={tier}
            aria-label={words.tierOf(tier)}
            aria-describedby={`export-${tier}`}
            disabled={isPending || tierCounts[tier] === 0}
            onSelect={() => run(() => exportTier(tournamentId, tier))}
          >
            <TierGlyph tier={tier} />
            {words.tier} {tier}
            <span id={`export-${tier}`} className="ml-auto pl-6 text-muted text-xs tabular-nums">
              {tierCounts[tier] > 0 ? count(tierCounts[tier], "resume") : words.emptyTier}
            </span>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
