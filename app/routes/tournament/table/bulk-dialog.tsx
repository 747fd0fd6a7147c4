import { Undo2 } from "lucide-react";
import { useState } from "react";
import { ConfirmDeletion } from "#app/components/confirm-deletion.tsx";
import { Button, Dialog, Field, Textarea, TierGlyph } from "#app/components/ui.ts";
import { count as countOf } from "#app/lib/format.ts";
import { type Unsaved, useUnsaved } from "#app/lib/use-unsaved.ts";
import { type Tier, tiers } from "#core/analysis/scorecard";
import { MAX_NOTE_CHARACTERS } from "#core/resumes/write-note";
import { ReasonField } from "../reason-field";
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
        <TierForm many={many} unsaved={reason} />
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

type FormProps = { many: BulkChanges; unsaved: Unsaved };

function TierForm({ many, unsaved }: FormProps) {
  const [reason, setReason] = useState("");
  const type = (text: string) => {
    setReason(text);
    unsaved.noteTyped(text);
  };
  const choose = (tier: Tier | null) => {
    many.setTier(tier, reason.trim());
    unsaved.closeSaved();
  };
  return (
    <div className="flex flex-col gap-5 p-6">
      <ReasonField id="reason-of-tiers" value={reason} onChange={type} />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {tiers.map((tier) => (
          <Button key={tier} variant="secondary" onClick={() => choose(tier)}>
            <TierGlyph tier={tier} />
            {words.tier} {tier}
          </Button>
        ))}
      </div>
      <Button variant="ghost" className="-mt-2 self-start px-2" onClick={() => choose(null)}>
        <Undo2 aria-hidden />
        {words.resetTiers}
      </Button>
    </div>
  );
}

function NoteForm({ many, unsaved }: FormProps) {
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
            unsaved.noteTyped(event.target.value);
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
