import { getFormProps } from "@conform-to/react";
import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { Button, Dialog, InputField, Problem, TextareaField } from "#app/components/ui.ts";
import { api, wordsOf } from "#app/lib/api.ts";
import { toast } from "#app/lib/toast.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { editTournamentSchema } from "#core/tournaments/edit-tournament";
import type { TournamentSummary } from "#core/tournaments/tournament";
import * as words from "./words";

export type EditableDetails = Pick<TournamentSummary, "id" | "name" | "jobDescription">;

type Props = { tournament: EditableDetails; isOpen: boolean; onClose(): void };

export function EditDetailsDialog({ isOpen, ...props }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onClose}
      title={words.editDetails}
      description={words.editDetailsHint}
    >
      <DetailsForm {...props} />
    </Dialog>
  );
}

function DetailsForm({ tournament, onClose }: Omit<Props, "isOpen">) {
  const { id, name, jobDescription } = tournament;
  const { revalidate } = useRevalidator();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = async (details: Omit<EditableDetails, "id">) => {
    if (isSaving) return;
    setIsSaving(true);
    setFailure(undefined);
    try {
      await api(`/api/tournaments/${id}`, { method: "PATCH", json: details });
      revalidate();
      toast({ title: words.tournamentSaved });
      return onClose();
    } catch (error) {
      setFailure(wordsOf(error, words.saveFailed));
    }
    setIsSaving(false);
  };
  const [form, fields] = useSchemaForm(editTournamentSchema, {
    id: "edit-details",
    defaultValue: { name, jobDescription },
    onSubmit(event, { submission }) {
      event.preventDefault();
      if (submission?.status === "success") save(submission.value);
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
        <Button type="submit" aria-disabled={isSaving}>
          {isSaving ? words.saving : words.save}
        </Button>
      </div>
    </form>
  );
}
