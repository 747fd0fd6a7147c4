import { cutAt } from "#core/cut-at";

export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_FILES_PER_UPLOAD = 1000;
export const ACCEPTED_EXTENSIONS = [".pdf", ".docx", ".txt"] as const;

/** Why a file is rejected before it is sent or stored; null if it may be uploaded. */
export function fileRefusal(file: { name: string; size: number }): string | null {
  const name = file.name.toLowerCase();
  if (!ACCEPTED_EXTENSIONS.some((extension) => name.endsWith(extension))) {
    return `File "${file.name}" is not an accepted file type.`;
  }
  if (file.size > MAX_FILE_BYTES) return `File "${file.name}" exceeds the maximum size of 10MB.`;
  return null;
}

export const emptyFile = (name: string) => `File "${name}" is empty.`;

export function tooManyFiles(limit: number): string {
  return `You can only upload up to ${limit} files.`;
}

const MAX_NAME_LENGTH = 200;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** Removes invisible and direction-changing characters, which can disguise an extension. */
export const visibleFileName = (name: string) => name.replace(INVISIBLE, "");

/** Shortens a name to fit every header and file system, keeping its extension. */
export function shortFileName(name: string): string {
  if (name.length <= MAX_NAME_LENGTH) return name;
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? "";
  return `${cutAt(name, MAX_NAME_LENGTH - extension.length - 1)}…${extension}`;
}

/** The outcome of one upload request for each of its files. */
export type UploadResult = {
  uploaded: { id: string; fileName: string }[];
  /** The same bytes were already in this tournament; not analyzed again. */
  duplicates: { fileName: string; resumeId: string }[];
  rejected: { fileName: string; message: string }[];
};
