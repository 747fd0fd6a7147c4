import { fileRefusal, tooManyFiles } from "#core/resumes/upload-limits";

/** The same file chosen twice has the same key. */
export function fileKey({ name, size, lastModified }: File): string {
  return `${name}/${size}/${lastModified}`;
}

/** Adds files to the choice: those that may be uploaded, up to the limit; and why the others may not. */
export function chooseFiles(
  chosen: File[],
  added: File[],
  limit: number,
  limitWords = tooManyFiles(limit),
): { files: File[]; refusals: string[] } {
  const byKey = new Map(chosen.map((file) => [fileKey(file), file]));
  const refusals = new Set<string>();
  for (const file of added) {
    const refusal = fileRefusal(file);
    if (refusal) refusals.add(refusal);
    else byKey.set(fileKey(file), byKey.get(fileKey(file)) ?? file);
  }
  const files = [...byKey.values()];
  if (files.length > limit) refusals.add(limitWords);
  return { files: files.slice(0, limit), refusals: [...refusals] };
}
