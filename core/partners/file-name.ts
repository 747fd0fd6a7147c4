import { shortFileName, visibleFileName } from "#core/resumes/upload-limits";

/** A label without folders, and without what is not seen or turns the text around. Empty when nothing is left. */
export function cleanFileName(name: string): string {
  const last = visibleFileName(name).split(/[\\/]/).at(-1) ?? "";
  return shortFileName(last.trim());
}
