import { Plus, Share2 } from "lucide-react";
import { useState } from "react";
import { OwnerOnly } from "#app/components/read-only.tsx";
import { BackLink, Button, LocalDate, StatusBadge } from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import type { Tier } from "#core/analysis/scorecard";
import type { TournamentProgress } from "#core/events/tournament-event";
import type { TournamentDetail } from "#core/tournaments/tournament";
import { ExportMenu } from "./export-menu";
import { ShareDialog } from "./share/share-dialog";
import { TournamentMenu } from "./tournament-menu";
import * as words from "./words";

type Props = {
  tournament: TournamentDetail;
  progress: TournamentProgress;
  tierCounts: Record<Tier, number>;
  shown: number;
  onAddResumes(): void;
};

export function TournamentHeader({ tournament, progress, tierCounts, shown, onAddResumes }: Props) {
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
        </p>
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        <OwnerOnly>
          <ExportMenu
            tournamentId={tournament.id}
            tierCounts={tierCounts}
            isEmpty={progress.resumeCount === 0}
          />
          <Button variant="secondary" onClick={() => setIsSharing(true)}>
            <Share2 aria-hidden />
            {words.share}
          </Button>
          <Button onClick={onAddResumes}>
            <Plus aria-hidden />
            {words.addResumes}
          </Button>
        </OwnerOnly>
        <ShareDialog
          tournamentId={tournament.id}
          shown={shown}
          isOpen={isSharing}
          onClose={() => setIsSharing(false)}
        />
        <TournamentMenu tournament={tournament} resumeCount={progress.resumeCount} />
      </div>
    </header>
  );
}
