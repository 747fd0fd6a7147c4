import { useSearchParams } from "@remix-run/react";
import { Braces, ChevronDown, Download, FileSpreadsheet, Plus, Printer, Share2, Sheet } from "lucide-react";
import { useState } from "react";
import { OwnerOnly } from "#app/components/read-only.tsx";
import {
  BackLink,
  Button,
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  LocalDate,
  Spinner,
  StatusBadge,
  TierGlyph,
} from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import { useAttempt } from "#app/lib/use-attempt.ts";
import { type Tier, tiers } from "#core/analysis/scorecard";
import type { TournamentProgress } from "#core/events/tournament-event";
import type { TournamentDetail } from "#core/tournaments/tournament";
import { exportCandidates, exportTier } from "./export-files";
import { ShareDialog } from "./share/share-dialog";
import { TournamentMenu } from "./tournament-menu";
import { useTournamentId } from "./use-tournament-id";
import { UnansweredLink } from "./waiting/unanswered-link";
import * as words from "./words";

type Props = {
  tournament: TournamentDetail;
  progress: TournamentProgress;
  tierCounts: Record<Tier, number>;
  shared: number;
  onAddResumes(): void;
};

export function TournamentHeader({ tournament, progress, tierCounts, shared, onAddResumes }: Props) {
  const [isSharing, setIsSharing] = useState(false);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <BackLink to="/dashboard/tournaments">{words.tournaments}</BackLink>
        <h1 className="mt-1 break-words text-2xl">{tournament.name}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm tabular-nums">
          <span>
            {words.created} <LocalDate iso={tournament.createdAt} />
          </span>
          <span aria-hidden>·</span>
          <span>{count(progress.resumeCount, "resume")}</span>
          <StatusBadge status={progress.status} />
          {tournament.isDemoTournament && (
            <span className="rounded-full border px-2 text-xs leading-6">{words.sample}</span>
          )}
          <OwnerOnly>
            <UnansweredLink />
          </OwnerOnly>
        </p>
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        <OwnerOnly>
          <ExportMenu tierCounts={tierCounts} isEmpty={progress.resumeCount === 0} />
          <Button variant="secondary" onClick={() => setIsSharing(true)}>
            <Share2 aria-hidden />
            {words.share}
          </Button>
          <Button onClick={onAddResumes}>
            <Plus aria-hidden />
            {words.addResumes}
          </Button>
        </OwnerOnly>
        <ShareDialog shared={shared} isOpen={isSharing} onClose={() => setIsSharing(false)} />
        <TournamentMenu tournament={tournament} resumeCount={progress.resumeCount} />
      </div>
    </header>
  );
}

const TABLES = [
  { format: "xlsx", words: words.excel, Icon: FileSpreadsheet },
  { format: "csv", words: "CSV", Icon: Sheet },
  { format: "json", words: "JSON", Icon: Braces },
] as const;

type ExportMenuProps = { tierCounts: Record<Tier, number>; isEmpty: boolean };

function ExportMenu({ tierCounts, isEmpty }: ExportMenuProps) {
  const tournamentId = useTournamentId();
  const { isBusy: isPending, attempt: run } = useAttempt();
  const [list] = useSearchParams();
  return (
    <DropdownMenu
      align="start"
      trigger={
        // Not `disabled`, because the button would lose the focus that the menu returns to it.
        <Button variant="secondary" aria-disabled={isPending}>
          {isPending ? <Spinner /> : <Download aria-hidden />}
          {isPending ? words.exporting : words.exportButton}
          <ChevronDown className="text-muted" aria-hidden />
        </Button>
      }
    >
      <DropdownMenuLabel>{words.listExport}</DropdownMenuLabel>
      {TABLES.map(({ format, words, Icon }) => (
        <DropdownMenuItem
          key={format}
          Icon={Icon}
          disabled={isPending || isEmpty}
          onSelect={() => run(() => exportCandidates(tournamentId, format, list))}
        >
          {words}
        </DropdownMenuItem>
      ))}
      <DropdownMenuItem
        Icon={Printer}
        to={{ pathname: `/dashboard/tournament/${tournamentId}/report`, search: `?${list}` }}
        disabled={isEmpty}
      >
        {words.printReport}
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
          {words.tierOf(tier)}
          <span id={`export-${tier}`} className="ml-auto pl-6 text-muted text-xs tabular-nums">
            {tierCounts[tier] > 0 ? count(tierCounts[tier], "resume") : words.emptyTier}
          </span>
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}
