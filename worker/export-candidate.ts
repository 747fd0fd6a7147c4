import { makeZip } from "client-zip";
import { correctExtension } from "#core/documents/file-names";
import { uniqueNames } from "#core/resumes/entry-names";
import type { ResumeView } from "#core/resumes/resume";
import type { Services } from "#platform/services";

/**
 * Everything stored about a candidate, for a data access request: the original file, the extracted text, the result.
 */
export async function exportCandidate(services: Services, resume: ResumeView): Promise<Response> {
  const { id, createdAt } = resume;
  const fileName = correctExtension(resume.fileName, resume.scorecard?.fileType);
  const lastModified = new Date(createdAt);
  const [original = { name: fileName }] = uniqueNames([{ fileName }]);
  const file = await services.resumes.openFile(resume);
  const text = await services.resumes.findText(resume);
  const entries = [
    { name: "result.json", lastModified, input: JSON.stringify(resume, null, 2) },
    ...(text ? [{ name: "text-as-read.txt", lastModified, input: text }] : []),
    ...(file ? [{ name: `original/${original.name}`, lastModified, input: file.body }] : []),
  ];
  return new Response(makeZip(entries, { buffersAreUTF8: true }), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="candidate-${id}.zip"`,
      "Cache-Control": "private, no-store",
    },
  });
}
