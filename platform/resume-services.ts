import type { Viewer } from "#core/audit/find-readable";
import { type ByOwner, byOwner } from "#core/deletion/by-owner";
import { deleteResume, type ResumeDeletion } from "#core/deletion/delete-resume";
import { bulkChange } from "#core/resumes/bulk-change";
import type { BulkChangeInput } from "#core/resumes/bulk-change.schema";
import type { ListQuery } from "#core/resumes/candidate-query.schema";
import { type ChangeTierInput, changeTier } from "#core/resumes/change-tier";
import { exportCandidate } from "#core/resumes/export-candidate";
import { getResume } from "#core/resumes/get-resume";
import { getResumeText } from "#core/resumes/get-resume-text";
import { listAllResumes } from "#core/resumes/list-all-resumes";
import { findCandidates, type ListBegin, listCandidates, listIdsByText } from "#core/resumes/list-candidates";
import { listResumes } from "#core/resumes/list-resumes";
import { openResumeFile } from "#core/resumes/open-resume-file";
import { recordAdded } from "#core/resumes/record-added";
import { type WriteNoteInput, writeNote } from "#core/resumes/write-note";
import { readAdvert } from "#core/tournaments/read-advert";
import type { Connected } from "./connect";
import type { WebEnv } from "./env";
import type { Limits } from "./rate-limit";
import { callReader } from "./reading/call-reader";

/** Short, because somebody is looking at a blank page and can open the original file instead. */
const SHOWING = { limitMs: 20_000, waitMs: 5_000 };

/** Resumes, and the candidates they are about. */
export function createResumeServices(
  deps: Connected,
  reader: WebEnv["RESUME_READER"],
  { limitUser, limitUpload }: Pick<Limits, "limitUser" | "limitUpload">,
) {
  return {
    resumes: {
      get: (viewer: Viewer, resumeId: string) => getResume(deps, viewer, resumeId),
      getText: (viewer: Viewer, resumeId: string) => getResumeText(deps, viewer, resumeId),
      list: (viewer: Viewer, tournamentId: string) => listResumes(deps, viewer, tournamentId),
      listAll: (viewer: Viewer) => listAllResumes(deps, viewer),

      limitUploads: (userId: string) => limitUpload(userId, "upload"),
      upload: deps.uploadResume,
      recordAdded: (added: Parameters<typeof recordAdded>[1]) => recordAdded(deps, added),
      changeTier: (input: ChangeTierInput & { resumeId: string; userId: string }) => changeTier(deps, input),
      writeNote: (input: WriteNoteInput & { resumeId: string; userId: string }) => writeNote(deps, input),
      bulkChange: async (input: BulkChangeInput & { userId: string; tournamentId: string }) => {
        if (input.act.kind === "reread") await limitUser(input.userId, "reread");
        return bulkChange(deps, input);
      },
      delete: (input: ByOwner<ResumeDeletion>) => deleteResume(deps, byOwner(input)),
      export: (of: { userId: string; resumeId: string }) => exportCandidate(deps, of),

      /** Returns the resume whose file is to be sent, which the next functions take. */
      openForFile: (viewer: Viewer, resumeId: string) => openResumeFile(deps, viewer, resumeId),
      openFile: deps.files.open,
      getFile: deps.files.get,
      /** Undefined until the resume has been read. */
      findText: deps.files.getText,
      /**
       * Extracts the text of a file that is a job advert and not a resume. Throws a DomainError with an explanation
       * if there is no text.
       */
      readAdvert: async (userId: string, { name, bytes }: { name: string; bytes: Uint8Array }) => {
        await limitUpload(userId, "advert");
        return readAdvert(
          {
            extract: (file) =>
              callReader(
                {
                  open: async () => new Blob([file.bytes as BlobPart]).stream(),
                  ask: (body, hooks) =>
                    reader.extract(body, { fileName: file.name, readings: new Map() }, hooks),
                },
                SHOWING,
              ),
          },
          { name, bytes },
        );
      },
      /**
       * Converts a Word document to plain HTML in the resume reader, where it delays nothing else. Throws if that
       * fails.
       */
      showWord: (bytes: Uint8Array) =>
        callReader(
          {
            open: async () => new Blob([bytes as BlobPart]).stream(),
            ask: (body, hooks) => reader.showWord(body, hooks),
          },
          SHOWING,
        ),
    },

    candidates: {
      list: (viewer: Viewer, tournamentId: string, begin?: ListBegin) =>
        listCandidates(deps, viewer, tournamentId, begin),
      find: (viewer: Viewer, tournamentId: string, query: ListQuery) =>
        findCandidates(deps, viewer, tournamentId, query),
      listIdsByText: (viewer: Viewer, tournamentId: string, query: ListQuery) =>
        listIdsByText(deps, viewer, tournamentId, query),
      /** Without an access check; `watch` has already checked the viewers. */
      listCards: deps.candidates.listCards,
      search: deps.candidates.search,
    },
  };
}
