import { fileRefusal, tooManyFiles } from "#core/resumes/upload-limits";

/** Identifies a file; the same if it is chosen twice. */
export function fileKey({ name, size, lastModified }: File): string {
  return `${name}/${size}/${lastModified}`;
}

/** Adds allowed files to the selection up to the limit, and returns the reasons why others were refused. */
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
