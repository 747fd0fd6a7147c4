import * as z from "zod";
import { fileRefusal, shortFileName, visibleFileName } from "#core/resumes/upload-limits";
import { withOpenUpload } from "../../with-open-upload";
import { tournamentId } from "../fields";
import { defineTool } from "../tool";

const MAX_FILES = 20;

const file = z
  .object({
    name: z.string().min(1).max(500).describe("With its extension: .pdf, .docx or .txt"),
    base64: z.base64().optional().describe("The file's bytes"),
    text: z.string().optional().describe("Instead of base64, the text of a .txt file"),
  })
  .refine(({ base64, text }) => (base64 === undefined) !== (text === undefined), "Give base64 or text");

export const uploadResumes = defineTool({
  name: "upload_resumes",
  title: "Upload resumes",
  description:
    "Adds resumes to a tournament; they are read in the background, see wait_for_results. At most 4 MB a call: send larger files to POST /api/tournaments/{id}/resumes with the same key. The same file again adds nothing.",
  scope: "write",
  isRepeatable: true,
  input: { tournamentId, files: z.array(file).min(1).max(MAX_FILES) },
  run: async ({ services, viewer }, { tournamentId: id, files }) => {
    await services.resumes.limitUploads(viewer.id);
    await services.tournaments.requireOwn(viewer.id, id);
    const recordAdded = (count: number) =>
      services.resumes.recordAdded({ userId: viewer.id, tournamentId: id, count });
    return withOpenUpload({ services, tournamentId: id, recordAdded }, async (note) => {
      const outcomes = [];
      for (const { name, base64, text = "" } of files) {
        const fileName = shortFileName(visibleFileName(name));
        const bytes = new Uint8Array(
          base64 === undefined ? Buffer.from(text) : Buffer.from(base64, "base64"),
        );
        const refused = fileRefusal({ name: fileName, size: bytes.byteLength });
        const stored = refused
          ? { refusal: refused }
          : await services.resumes.upload({ tournamentId: id, fileName, bytes });
        if ("refusal" in stored) outcomes.push({ fileName, refused: stored.refusal });
        else {
          note(stored);
          outcomes.push({ fileName, resumeId: stored.id, isDuplicate: stored.isDuplicate });
        }
      }
      return { data: { files: outcomes } };
    });
  },
});
