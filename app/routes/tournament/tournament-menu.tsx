import { getFormProps } from "@conform-to/react";
import { Link, useRevalidator } from "@remix-run/react";
import { Ellipsis, History, Hourglass, Inbox, Pencil, Scale, Trash2 } from "lucide-react";
import { useState } from "react";
import { ConfirmDeletion } from "#app/components/confirm-deletion.tsx";
import { OwnerOnly } from "#app/components/read-only.tsx";
import {
  Button,
  Dialog,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  InputField,
  Problem,
  TextareaField,
} from "#app/components/ui.ts";
import { api } from "#app/lib/api.ts";
import { count } from "#app/lib/format.ts";
import { toast } from "#app/lib/toast.ts";
import { useAttempt } from "#app/lib/use-attempt.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { editTournamentSchema } from "#core/tournaments/edit-tournament";
import type { TournamentSummary } from "#core/tournaments/tournament";
import { IntakeDialog } from "./intake/intake-dialog";
import { useLeaveDeleted } from "./use-leave-deleted";
import * as words from "./words";

type EditableDetails = Pick<TournamentSummary, "id" | "name" | "jobDescription">;

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
      <Dialog
        isOpen={isEditing}
        onClose={() => setIsEditing(false)}
        title={words.editDetails}
        description={words.editDetailsHint}
      >
        <DetailsForm tournament={tournament} onClose={() => setIsEditing(false)} />
      </Dialog>
      <ConfirmDeletion
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={words.deleteTournamentTitle}
        action={words.deleteTournament}
        onConfirm={remove}
      >
        <p>
          <strong className="break-words font-semibold">{tournament.name}</strong>{" "}
          {words.deleteTournamentText(resumeCount, count(resumeCount, "resume"))}
        </p>
      </ConfirmDeletion>
    </>
  );
}

type DetailsFormProps = { tournament: EditableDetails; onClose(): void };

function DetailsForm({ tournament, onClose }: DetailsFormProps) {
  const { id, name, jobDescription } = tournament;
  const { revalidate } = useRevalidator();
  const { isBusy, failure, attempt } = useAttempt(words.saveFailed);
  const [form, fields] = useSchemaForm(editTournamentSchema, {
    id: "edit-details",
    defaultValue: { name, jobDescription },
    onSubmit(event, { submission }) {
      event.preventDefault();
      if (submission?.status !== "success") return;
      const details = submission.value;
      attempt(async () => {
        await api(`/api/tournaments/${id}`, { method: "PATCH", json: details });
        revalidate();
        toast({ title: words.tournamentSaved });
        onClose();
      });
    },
  });
  return (
    <form {...getFormProps(form)} className="flex flex-col gap-5 p-6">
      <InputField field={fields.name} label={words.tournamentName} />
      <TextareaField field={fields.jobDescription} label={words.jobDescription} rows={10} />
      <Problem text={failure} />
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? words.saving : words.save}
        </Button>
      </div>
    </form>
  );
}
