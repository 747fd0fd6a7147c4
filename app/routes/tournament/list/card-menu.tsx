import { Ellipsis, FileArchive, Trash2, UserRound } from "lucide-react";
import { Button, DropdownMenu, DropdownMenuItem } from "#app/components/ui.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { isHidden } from "#core/resumes/hide-candidate";
import { useTournamentId } from "../use-tournament-id";
import * as words from "./words";

type Props = { card: CandidateCardView; name: string; onDelete(): void };

export function CardMenu({ card, name, onDelete }: Props) {
  const tournamentId = useTournamentId();
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="icon" className="ml-auto size-8" aria-label={words.moreFor(name)}>
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      {!isHidden(card) && (
        <DropdownMenuItem Icon={FileArchive} file={`/api/resumes/${card.id}/data`}>
          {words.exportCandidate}
        </DropdownMenuItem>
      )}
      <DropdownMenuItem Icon={UserRound} to={`/dashboard/tournament/${tournamentId}/candidates/${card.id}`}>
        {words.candidatesPage}
      </DropdownMenuItem>
      <DropdownMenuItem Icon={Trash2} onSelect={onDelete} className="text-danger">
        {words.deleteResume}
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
