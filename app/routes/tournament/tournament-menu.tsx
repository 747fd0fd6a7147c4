import { Link } from "@remix-run/react";
import { Ellipsis, History, Hourglass, Inbox, Pencil, Scale, Trash2 } from "lucide-react";
import { useState } from "react";
import { ConfirmDeletion } from "#app/components/confirm-deletion.tsx";
import { OwnerOnly } from "#app/components/read-only.tsx";
import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#app/components/ui.ts";
import { api } from "#app/lib/api.ts";
import { count } from "#app/lib/format.ts";
import { type EditableDetails, EditDetailsDialog } from "./edit-details-dialog";
import { IntakeDialog } from "./intake/intake-dialog";
import { useLeaveDeleted } from "./use-leave-deleted";
import * as words from "./words";

type Props = { tournament: EditableDetails; resumeCount: number };

export function TournamentMenu({ tournament, resumeCount }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const [isReceiving, setIsReceiving] = useState(false);
  const leave = useLeaveDeleted();
  const remove = async () => {
    await api(`/api/tournaments/${tournament.id}`, { method: "DELETE" });
    leave();
  };
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="secondary" size="icon" className="size-10" aria-label={words.more}>
            <Ellipsis aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem asChild>
            <Link to={`/dashboard/tournament/${tournament.id}/activity`}>
              <History aria-hidden />
              {words.activity}
            </Link>
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <Link to={`/dashboard/tournament/${tournament.id}/fairness`}>
              <Scale aria-hidden />
              {words.fairness}
            </Link>
          </DropdownMenuItem>
          <OwnerOnly>
            <DropdownMenuItem asChild>
              <Link to={`/dashboard/tournament/${tournament.id}/waiting`}>
                <Hourglass aria-hidden />
                {words.waiting}
              </Link>
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => setIsReceiving(true)}>
              <Inbox aria-hidden />
              {words.letApply}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => setIsEditing(true)}>
              <Pencil aria-hidden />
              {words.editDetails}
            </DropdownMenuItem>
            <DropdownMenuItem className="text-danger" onSelect={() => setIsAsking(true)}>
              <Trash2 aria-hidden />
              {words.deleteTournament}
            </DropdownMenuItem>
          </OwnerOnly>
        </DropdownMenuContent>
      </DropdownMenu>
      <IntakeDialog tournamentId={tournament.id} isOpen={isReceiving} onClose={() => setIsReceiving(false)} />
      <EditDetailsDialog tournament={tournament} isOpen={isEditing} onClose={() => setIsEditing(false)} />
      <ConfirmDeletion
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={words.deleteTournamentTitle}
        action={words.deleteTournament}
        onConfirm={remove}
      >
        <p>
          <strong className="break-words font-semibold">{tournament.name}</strong>{" "}
          {words.deleteTournamentText} {count(resumeCount, "resume")}
          {words.deleteTournamentRest}
        </p>
      </ConfirmDeletion>
    </>
  );
}
