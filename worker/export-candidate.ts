import { makeZip } from "client-zip";
import { correctExtension } from "#core/documents/file-names";
import { uniqueNames } from "#core/resumes/entry-names";
import type { CandidateRecord } from "#core/resumes/export-candidate";
import type { Services } from "#platform/services";

/**
 * Everything stored about a candidate, for a data access request: the original file, the extracted text, the result,
 * what they said or asked for themselves, and what holders of a link said of them.
 */
export async function exportCandidate(
  services: Services,
  { resume, requests, opinions }: CandidateRecord,
): Promise<Response> {
  const { id, createdAt } = resume;
  const fileName = correctExtension(resume.fileName, resume.scorecard?.fileType);
  const lastModified = new Date(createdAt);
  const [original = { name: fileName }] = uniqueNames([{ fileName }]);
  const file = await services.resumes.openFile(resume);
  const text = await services.resumes.findText(resume);
  const json = (name: string, value: object) => ({
    name,
    lastModified,
    input: JSON.stringify(value, null, 2),
  });
  const entries = [
    json("result.json", resume),
    json("requests.json", requests),
    json("opinions.json", opinions),
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
