import { useState } from "react";
import { ConfirmDeletion } from "#app/components/confirm-deletion.tsx";
import { Button, Dialog, Field, Textarea } from "#app/components/ui.ts";
import { count as countOf } from "#app/lib/format.ts";
import { type Unsaved, useUnsaved } from "#app/lib/use-unsaved.ts";
import { MAX_NOTE_CHARACTERS } from "#core/resumes/write-note";
import { TierForm } from "../tier-form";
import type { Asked } from "./selection-bar";
import type { BulkChanges } from "./use-bulk-change";
import * as words from "./words";

type Props = { asked: Asked | undefined; count: number; many: BulkChanges; onClose(): void };

export function BulkDialog({ asked, count, many, onClose }: Props) {
  const whom = countOf(count, "candidate");
  const reason = useUnsaved(words.unsavedReason, asked === "tier", onClose);
  const note = useUnsaved(words.unsavedNote, asked === "note", onClose);
  return (
    <>
      <Dialog
        isOpen={asked === "tier"}
        onClose={reason.closeAsking}
        title={words.changeTierOf(whom)}
        description={words.aiTierStays}
      >
        <div className="flex flex-col gap-5 p-6">
          <TierForm
            reset={words.resetTiers}
            onUnsaved={reason.note}
            onChoose={(tier, why) => {
              many.setTier(tier, why);
              reason.closeSaved();
            }}
          />
        </div>
      </Dialog>
      <Dialog
        isOpen={asked === "note"}
        onClose={note.closeAsking}
        title={words.addNoteTo(whom)}
        description={words.addNoteHint}
      >
        <NoteForm many={many} unsaved={note} />
      </Dialog>
      <ConfirmDeletion
        isOpen={asked === "delete"}
        onClose={onClose}
        title={words.deleteTitle(countOf(count, "resume"))}
        action={words.deleteAction(countOf(count, "resume"))}
        {...(count > 1 && { keep: words.keepThem })}
        onConfirm={many.remove}
      >
        <p>{words.deleteText(count)}</p>
      </ConfirmDeletion>
    </>
  );
}

function NoteForm({ many, unsaved }: { many: BulkChanges; unsaved: Unsaved }) {
  const [note, setNote] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const text = note.trim();
  return (
    <form
      noValidate
      className="flex flex-col gap-4 p-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!text) return setIsMissing(true);
        many.addNote(text);
        unsaved.closeSaved();
      }}
    >
      <Field
        label={words.yourNote}
        htmlFor="note-for-many"
        errors={isMissing ? [words.noteRequired] : undefined}
      >
        <Textarea
          id="note-for-many"
          dir="auto"
          rows={3}
          maxLength={MAX_NOTE_CHARACTERS}
          value={note}
          aria-invalid={isMissing ? true : undefined}
          aria-describedby={isMissing ? "note-for-many-error" : undefined}
          onChange={(event) => {
            setNote(event.target.value);
            unsaved.note(event.target.value.trim() !== "");
            setIsMissing(false);
          }}
          className="max-h-80 [field-sizing:content]"
        />
      </Field>
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={unsaved.closeAsking}>
          {words.cancel}
        </Button>
        <Button type="submit">{words.addNote}</Button>
      </div>
    </form>
  );
}
