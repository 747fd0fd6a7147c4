import { getFormProps } from "@conform-to/react";
import { useRevalidator } from "@remix-run/react";
import { Ellipsis, History, Hourglass, Inbox, Pencil, Scale, Trash2 } from "lucide-react";
import { useState } from "react";
import { ConfirmDeletion } from "#app/components/confirm-deletion.tsx";
import { OwnerOnly } from "#app/components/read-only.tsx";
import {
  Button,
  Dialog,
  DropdownMenu,
  DropdownMenuItem,
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
  const [opened, setOpened] = useState<"intake" | "details" | "deletion">();
  const close = () => setOpened(undefined);
  const page = `/dashboard/tournament/${tournament.id}`;
  const leave = useLeaveDeleted();
  const remove = async () => {
    await api(`/api/tournaments/${tournament.id}`, { method: "DELETE" });
    leave();
  };
  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="secondary" size="icon" className="size-10" aria-label={words.more}>
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        <DropdownMenuItem Icon={History} to={`${page}/activity`}>
          {words.activity}
        </DropdownMenuItem>
        <DropdownMenuItem Icon={Scale} to={`${page}/fairness`}>
          {words.fairness}
        </DropdownMenuItem>
        <OwnerOnly>
          <DropdownMenuItem Icon={Hourglass} to={`${page}/waiting`}>
            {words.waiting}
          </DropdownMenuItem>
          <DropdownMenuItem Icon={Inbox} onSelect={() => setOpened("intake")}>
            {words.letApply}
          </DropdownMenuItem>
          <DropdownMenuItem Icon={Pencil} onSelect={() => setOpened("details")}>
            {words.editDetails}
          </DropdownMenuItem>
          <DropdownMenuItem Icon={Trash2} className="text-danger" onSelect={() => setOpened("deletion")}>
            {words.deleteTournament}
          </DropdownMenuItem>
        </OwnerOnly>
      </DropdownMenu>
      <IntakeDialog isOpen={opened === "intake"} onClose={close} />
      <Dialog
        isOpen={opened === "details"}
        onClose={close}
        title={words.editDetails}
        description={words.editDetailsHint}
      >
        <DetailsForm tournament={tournament} onClose={close} />
      </Dialog>
      <ConfirmDeletion
        isOpen={opened === "deletion"}
        onClose={close}
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
