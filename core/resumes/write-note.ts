import * as z from "zod";
import { DomainError, found } from "#core/errors";
import { hideCandidate } from "./hide-candidate";
import type { ResumeView } from "./resume";

export const MAX_NOTE_CHARACTERS = 5000;

export const writeNoteSchema = z.object({
  note: z
    .string({ error: "Send the note as text." })
    .trim()
    .max(MAX_NOTE_CHARACTERS, { error: "A note has at most 5,000 characters." }),
  /**
   * The time of the note the edit started from; null if there was none; if omitted, any existing note is replaced.
   */
  noteAt: z.iso.datetime({ error: "noteAt must be the time of the note you began from." }).nullish(),
});

export type WriteNoteInput = z.infer<typeof writeNoteSchema>;

export type NoteChange = {
  resumeId: string;
  userId: string;
  note: string;
  /** Null if the note is empty. */
  noteAt: Date | null;
  /** Replaces only the note with this time; undefined: replaces any note. */
  base: Date | null | undefined;
};

type Deps = {
  now(): Date;
  resumes: {
    find(userId: string, resumeId: string): Promise<ResumeView | undefined>;
    /** Undefined if the user owns no such resume, or its note has changed since the edit began. */
    setNote(change: NoteChange): Promise<ResumeView | undefined>;
  };
  progress: { publish(tournamentId: string, resumeIds: string[]): Promise<void> };
};

/** Stores the recruiter's note about a candidate. Notes are shown but never used by the judge. */
export async function writeNote(
  deps: Deps,
  { resumeId, userId, note, noteAt }: WriteNoteInput & { resumeId: string; userId: string },
): Promise<ResumeView> {
  const resume = await deps.resumes.setNote({
    resumeId,
    userId,
    note,
    noteAt: note ? deps.now() : null,
    base: typeof noteAt === "string" ? new Date(noteAt) : noteAt,
  });
  if (!resume) {
    const current = found(await deps.resumes.find(userId, resumeId), "resume_not_found");
    throw new DomainError("note_changed", { details: { note: current.note, noteAt: current.noteAt } });
  }
  await deps.progress.publish(resume.tournamentId, [resume.id]);
  return hideCandidate(resume);
}
