import { Link, useParams } from "@remix-run/react";
import { Ellipsis, FileArchive, Trash2, UserRound } from "lucide-react";
import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#app/components/ui.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { isHidden } from "#core/resumes/hide-candidate";
import * as words from "./words";

type Props = { card: CandidateCardView; name: string; onDelete(): void };

export function CardMenu({ card, name, onDelete }: Props) {
  const { id } = useParams();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" className="ml-auto size-8" aria-label={words.moreFor(name)}>
          <Ellipsis aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {!isHidden(card) && (
          <DropdownMenuItem asChild>
            <a href={`/api/resumes/${card.id}/data`} download>
              <FileArchive aria-hidden />
              {words.exportCandidate}
            </a>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem asChild>
          <Link to={`/dashboard/tournament/${id ?? ""}/candidates/${card.id}`}>
            <UserRound aria-hidden />
            {words.candidatesPage}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onDelete} className="text-danger">
          <Trash2 aria-hidden />
          {words.deleteResume}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
