/**
 * Safe, unique names for zip entries: the second "name.pdf" becomes "name (2).pdf". Compared without regard to case, as
 * on case-insensitive file systems. `others`: names that are already taken, in lower case.
 */
export function uniqueNames<File extends { fileName: string }>(
  files: File[],
  others: string[] = [],
): (File & { name: string })[] {
  const taken = new Set(others);
  return files.map((file) => {
    const safe = safeEntryName(file.fileName);
    const [, stem = safe, extension = ""] = /^(.*?)(\.[^.]*)?$/s.exec(safe) ?? [];
    let name = safe;
    for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${stem} (${n})${extension}`;
    taken.add(name.toLowerCase());
    return { ...file, name };
  });
}

/** What a cut through an emoji leaves at the beginning; a name that contains it cannot be encoded. */
const HALF = /^[\udc00-\udfff]/;

/** Removes folders, control and direction characters, and everything that file systems reject. */
export function safeEntryName(fileName: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  const unsafe = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"|?*\\/]/g;
  const name = fileName.replace(unsafe, "_").replace(/^\.+/, "").trim().slice(-180).replace(HALF, "");
  return name || "resume";
}
