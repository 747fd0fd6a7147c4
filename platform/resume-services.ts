import type { Viewer } from "#core/audit/find-readable";
import { type ByOwner, byOwner } from "#core/deletion/by-owner";
import { deleteResume, type ResumeDeletion } from "#core/deletion/delete-resume";
import { type ChangeTierInput, changeTier } from "#core/resumes/change-tier";
import { exportCandidate } from "#core/resumes/export-candidate";
import { getResume } from "#core/resumes/get-resume";
import { getResumeText } from "#core/resumes/get-resume-text";
import { listAllResumes } from "#core/resumes/list-all-resumes";
import { type ListBegin, listCandidates } from "#core/resumes/list-candidates";
import { listResumes } from "#core/resumes/list-resumes";
import { openResumeFile } from "#core/resumes/open-resume-file";
import { type WriteNoteInput, writeNote } from "#core/resumes/write-note";
import type { Connected } from "./connect";
import type { WebEnv } from "./env";
import { askReader } from "./reading/ask-reader";

/** Somebody waits before a blank page; the file as it came is the other choice. */
const SHOWING = { limitMs: 20_000, waitMs: 5_000 };

/** Resumes, and the candidates they are about. */
export function createResumeServices(
  deps: Connected,
  reader: WebEnv["RESUME_READER"],
  limitUpload: (userId: string, action: string) => Promise<void>,
) {
  return {
    resumes: {
      get: (viewer: Viewer, resumeId: string) => getResume(deps, viewer, resumeId),
      getText: (viewer: Viewer, resumeId: string) => getResumeText(deps, viewer, resumeId),
      list: (viewer: Viewer, tournamentId: string) => listResumes(deps, viewer, tournamentId),
      listAll: (viewer: Viewer) => listAllResumes(deps, viewer),

      limitUploads: (userId: string) => limitUpload(userId, "upload"),
      upload: deps.uploadResume,
      changeTier: (input: ChangeTierInput & { resumeId: string; userId: string }) => changeTier(deps, input),
      writeNote: (input: WriteNoteInput & { resumeId: string; userId: string }) => writeNote(deps, input),
      delete: (input: ByOwner<ResumeDeletion>) => deleteResume(deps, byOwner(input)),
      export: (of: { userId: string; resumeId: string }) => exportCandidate(deps, of),

      /** The resume whose file is to be sent; what follows takes it. */
      openForFile: (viewer: Viewer, resumeId: string) => openResumeFile(deps, viewer, resumeId),
      openFile: deps.files.open,
      getFile: deps.files.get,
      /** Undefined before the resume was read. */
      findText: deps.files.getText,
      /** A Word document as plain HTML, made where it can keep nobody waiting. Throws where that fails. */
      showWord: (bytes: Uint8Array) =>
        askReader(
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
      /** Of a tournament whose watchers are known to be allowed to. */
      listCards: deps.candidates.listCards,
      search: deps.candidates.search,
    },
  };
}
