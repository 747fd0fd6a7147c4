import { getFormProps, getTextareaProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type MutableRefObject, useEffect } from "react";
import * as z from "zod";
import { Button, Field, Notice, Problem, Textarea, TimeAgo } from "#app/components/ui.ts";
import type { ResumeView } from "#core/resumes/resume";
import { MAX_NOTE_CHARACTERS, writeNoteSchema } from "#core/resumes/write-note";
import { type StoredNote, useNote } from "./use-note";
import * as words from "./words";

/** conform omits an empty field; here it deletes the note. */
const schema = z.object({ note: writeNoteSchema.shape.note.default("") });
const FIELD_ID = "candidate-note";

/** From this length on, the remaining characters are shown. */
const NEARLY_FULL = MAX_NOTE_CHARACTERS - 500;

export function focusNote(): void {
  const field = document.getElementById(FIELD_ID);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}

type Props = {
  resume: ResumeView;
  /** Set while there are unsaved changes. */
  unsaved: MutableRefObject<true | null>;
  onSaved(resume: ResumeView): void;
};

export function NoteForm({ resume, unsaved, onSaved }: Props) {
  const [form, fields] = useForm<{ note: string }>({
    id: `note-of-${resume.id}`,
    defaultValue: { note: resume.note },
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onSubmit(event, { submission }) {
      event.preventDefault();
      if (submission?.status === "success") note.save(submission.value.note);
    },
  });
  const typed = `${form.value?.note ?? ""}`;
  const note = useNote({
    resume,
    typed: () => typed,
    onReplace: (value) => form.update({ name: fields.note.name, value }),
    onSaved,
  });
  const isDirty = note.isChanged(typed);
  useEffect(() => {
    unsaved.current = isDirty || null;
    return () => {
      unsaved.current = null;
    };
  }, [isDirty, unsaved]);

  return (
    <form {...getFormProps(form)} className="flex flex-col gap-3 print:hidden">
      <Field
        label={words.yourNote}
        hint={words.noteHint}
        htmlFor={FIELD_ID}
        errorId={fields.note.errorId}
        errors={fields.note.errors}
      >
        <Textarea
          {...getTextareaProps(fields.note)}
          key={fields.note.key}
          id={FIELD_ID}
          dir="auto"
          rows={3}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          className="max-h-80 min-h-20 [field-sizing:content]"
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      </Field>
      {note.newer && <Newer newer={note.newer} onTake={note.take} />}
      <Problem text={note.failure} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          aria-disabled={note.isSaving}
          title={words.saveKeys}
        >
          {note.isSaving ? words.saving : words.saveNote}
        </Button>
        <p role="status" className="text-muted text-xs">
          {isDirty ? (
            words.notSaved
          ) : note.base.noteAt ? (
            <>
              {words.saved} <TimeAgo iso={note.base.noteAt} />
            </>
          ) : null}
        </p>
        {typed.length > NEARLY_FULL && (
          <p className="ml-auto text-muted text-xs tabular-nums">
            {words.length(typed.trim().length.toLocaleString("en"), MAX_NOTE_CHARACTERS.toLocaleString("en"))}
          </p>
        )}
      </div>
    </form>
  );
}

function Newer({ newer, onTake }: { newer: StoredNote; onTake(newer: StoredNote): void }) {
  return (
    <Notice tone="warn" role="alert" title={words.noteChanged}>
      {newer.note ? (
        <blockquote dir="auto" className="my-2 whitespace-pre-wrap break-words border-warn border-l-2 pl-3">
          {newer.note}
        </blockquote>
      ) : (
        <p>{words.noteDeleted}</p>
      )}
      <p>{words.noteChangedHint}</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => onTake(newer)}>
        {words.takeOtherNote}
      </Button>
    </Notice>
  );
}
