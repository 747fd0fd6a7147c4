import { makeZip, predictLength } from "client-zip";
import type { Tier } from "#core/analysis/scorecard";
import { DomainError } from "#core/errors";
import type { Services } from "#platform/services";

/** The original files of a tier as a zip, made while it is sent: one file is open at a time. */
export async function zipTier(
  services: Services,
  { tournamentId, tier }: { tournamentId: string; tier: Tier },
): Promise<Response> {
  const resumes = await services.listTier(tournamentId, tier);
  if (resumes.length === 0) throw new DomainError("no_resumes_in_tier");
  const entries = uniqueNames(resumes);

  async function* files() {
    for (const { id, name, size } of entries) {
      const file = await services.openFile({ id, tournamentId });
      if (file) yield { name, size, input: file.body };
    }
  }
  const length = predictLength(entries.map(({ name, size }) => ({ name, size })));
  const { readable, writable } = new FixedLengthStream(length);
  // A file deleted while the zip is written makes it shorter than promised: the download then fails.
  makeZip(files(), { buffersAreUTF8: true })
    .pipeTo(writable)
    .catch((error) => console.error({ message: "tier export stopped", tournamentId, error: String(error) }));

  return new Response(readable, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="tournament-tier-${tier}.zip"`,
      "Cache-Control": "no-store",
    },
  });
}

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
