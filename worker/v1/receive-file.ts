import { DomainError } from "#core/errors";
import { fileRefusal, MAX_FILE_BYTES } from "#core/resumes/upload-limits";
import { isMultipart, readMultipart } from "../read-multipart";
import { readContent } from "../receive-upload";

export const ONE_FILE =
  "Send one file as multipart/form-data in the field 'file'. Files are not fetched from URLs.";

/**
 * The single file of an upload, and the form's other fields. A file that is too large is read to its end but not kept,
 * so that the client sees the answer. `onFields` is told the fields even if the file is then refused.
 */
export async function receiveFile(
  request: Request,
  onFields?: (fields: Record<string, string>) => void,
): Promise<{ name: string; bytes: Uint8Array; fields: Record<string, string> }> {
  const type = request.headers.get("Content-Type");
  if (type === null) throw new DomainError("invalid_input", { message: ONE_FILE });
  if (!isMultipart(type)) throw new DomainError("not_multipart", { message: ONE_FILE });
  const files: { name: string; bytes: Uint8Array; size: number }[] = [];
  const fields = await readMultipart(request, async ({ field, name, content }) => {
    const isFile = field === "file";
    const read = await readContent(content, { isKept: isFile && files.length === 0 });
    if (isFile) files.push({ name, ...read });
  });
  onFields?.(fields);
  const [file] = files;
  if (!file || files.length > 1) throw new DomainError("invalid_input", { message: ONE_FILE });
  if (file.size > MAX_FILE_BYTES)
    throw new DomainError("too_large", { message: fileRefusal(file) ?? undefined });
  return { name: file.name, bytes: file.bytes, fields };
}
