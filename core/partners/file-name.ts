import { shortFileName } from "#core/resumes/upload-limits";

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** A label without folders, and without what is not seen or turns the text around. Empty when nothing is left. */
export function cleanFileName(name: string): string {
  const last = name.replace(INVISIBLE, "").split(/[\\/]/).at(-1) ?? "";
  return shortFileName(last.trim());
}
