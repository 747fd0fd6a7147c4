/** Safe entry names, "name (2).pdf" for the second of a name. Compared as case-blind systems do. */
export function uniqueNames<File extends { fileName: string }>(files: File[]): (File & { name: string })[] {
  const taken = new Set<string>();
  return files.map((file) => {
    const safe = safeEntryName(file.fileName);
    const [, stem = safe, extension = ""] = /^(.*?)(\.[^.]*)?$/s.exec(safe) ?? [];
    let name = safe;
    for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${stem} (${n})${extension}`;
    taken.add(name.toLowerCase());
    return { ...file, name };
  });
}

/** No folders, no control or direction marks, nothing a system refuses in a file name. */
function safeEntryName(fileName: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  const unsafe = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"|?*\\/]/g;
  const name = fileName.replace(unsafe, "_").replace(/^\.+/, "").trim().slice(-180);
  return name || "resume";
}
