import { shortFileName, visibleFileName } from "#core/resumes/upload-limits";

/** The file name without folders, invisible characters and bidi controls. Empty if nothing is left. */
export function cleanFileName(name: string): string {
  const last = visibleFileName(name).split(/[\\/]/).at(-1) ?? "";
  return shortFileName(last.trim());
}
