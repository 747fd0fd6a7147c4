import { useEffect, useRef, useState } from "react";
import { ApiError, api, errorMessage } from "#app/lib/api.ts";
import type { ResumeView } from "#core/resumes/resume";
import * as words from "./words";

export type StoredNote = Pick<ResumeView, "note" | "noteAt">;

type Options = {
  resume: ResumeView;
  typed(): string;
  onReplace(note: string): void;
  onSaved(resume: ResumeView): void;
};

/** Saves a note, and detects that another tab has saved one in the meantime. */
export function useNote({ resume, typed, onReplace, onSaved }: Options) {
  const [base, setBase] = useState<StoredNote>(resume);
  const [newer, setNewer] = useState<StoredNote>();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** The text sent last: the list may contain it before the response arrives. */
  const sent = useRef<string>();
  const isChanged = (note: string) => note.trim() !== base.note;

  const take = (stored: StoredNote) => {
    sent.current = undefined;
    setBase(stored);
    setNewer(undefined);
    setFailure(undefined);
    onReplace(stored.note);
  };

  const { note, noteAt } = resume;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the stored note matters.
  useEffect(() => {
    if (noteAt === base.noteAt || note === sent.current) return;
    if (isChanged(typed())) setNewer({ note, noteAt });
    else take({ note, noteAt });
  }, [noteAt]);

  const save = async (note: string) => {
    if (isSaving) return;
    setIsSaving(true);
    setFailure(undefined);
    sent.current = note;
    try {
      const saved = await api<ResumeView>(`/api/resumes/${resume.id}/note`, {
        method: "PUT",
        // A user who saves despite a newer note has seen that note.
        json: { note, noteAt: (newer ?? base).noteAt },
      });
      setBase(saved);
      setNewer(undefined);
      onSaved(saved);
    } catch (error) {
      const conflict = error instanceof ApiError && error.status === 409 ? error.fields : undefined;
      if (conflict) setNewer(conflict as StoredNote);
      else setFailure(errorMessage(error, words.saveFailed));
    }
    setIsSaving(false);
  };

  return { base, newer, isSaving, failure, isChanged, save, take };
}
