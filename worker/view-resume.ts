import { describeError } from "#core/describe-error";
import { DocumentError, type DocumentType } from "#core/documents/document";
import { correctExtension } from "#core/documents/file-names";
import { found } from "#core/errors";
import type { ResumeView } from "#core/resumes/resume";
import { plainText } from "#platform/documents/plain-text";
import { sniffType } from "#platform/documents/sniff-type";
import { disposition } from "./disposition";
import type { AppContext } from "./http";

/** Also for PDF: current viewers work in a sandboxed document. */
const SANDBOX =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-downloads; frame-ancestors 'none'";

/**
 * A resume's file in a form that a browser displays but never executes; with `download=1` in the request's URL, the
 * original.
 */
export async function viewResume(c: AppContext, resume: ResumeView): Promise<Response> {
  const original = new URL(c.req.url);
  const download = original.searchParams.get("download") === "1";
  original.searchParams.set("download", "1");
  const { resumes } = c.var.services;
  const bytes = found(await resumes.getFile(resume), "resume_not_found");
  const type = typeOf(bytes, resume.fileName);
  const fileName = correctExtension(resume.fileName, type);
  if (download) return asIs(bytes, fileName);
  try {
    switch (type) {
      case "pdf":
        return answer(bytes, "application/pdf", disposition("inline", fileName));
      case "txt":
        return answer(plainText(bytes).text, "text/plain; charset=utf-8");
      case "docx":
        return answer(
          page(fileName, original.search, await resumes.showWord(bytes)),
          "text/html; charset=utf-8",
        );
    }
  } catch (error) {
    // A Word document that cannot be converted.
    console.warn({ message: "resume not displayed", resumeId: resume.id, error: describeError(error) });
  }
  // The recruiter downloads the file and opens it with a program they trust.
  return asIs(bytes, fileName);
}

/** Undefined if it cannot be displayed. */
function typeOf(bytes: Uint8Array, fileName: string): DocumentType | undefined {
  try {
    return sniffType(bytes, fileName);
  } catch (error) {
    if (error instanceof DocumentError) return undefined;
    throw error;
  }
}

function asIs(bytes: Uint8Array<ArrayBuffer>, fileName: string): Response {
  return answer(bytes, "application/octet-stream", disposition("attachment", fileName));
}

function answer(body: Uint8Array<ArrayBuffer> | string, type: string, contentDisposition?: string): Response {
  const headers = new Headers({
    "Content-Type": type,
    "Content-Security-Policy": SANDBOX,
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "private, no-store",
  });
  if (contentDisposition) headers.set("Content-Disposition", contentDisposition);
  return new Response(body, { headers });
}

function page(fileName: string, original: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(fileName)}</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem }
  td { padding: 0 1rem 0 0; vertical-align: top }
</style>
<p><a href="${escapeHtml(original)}" download>Download the original Word document</a></p>
<hr>
${body}
</html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
