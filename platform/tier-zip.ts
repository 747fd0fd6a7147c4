import { makeZip, predictLength } from "client-zip";
import type { Tier } from "#core/analysis/scorecard";
import { fittingName } from "#core/documents/file-names";
import { uniqueNames } from "#core/resumes/entry-names";
import type { TierZip } from "#core/tournaments/cache-export";
import type { createResumeRepository } from "./d1/resume-repository";
import type { createFileStore } from "./files";
import { sha256 } from "./tokens";

const PIECE_BYTES = 256 * 1024;

type Deps = {
  resumes: Pick<ReturnType<typeof createResumeRepository>, "listTier">;
  files: Pick<ReturnType<typeof createFileStore>, "open">;
};

type Entry = { id: string; name: string; size: number; lastModified: Date };

export async function findTierZip(
  deps: Deps,
  tournamentId: string,
  tier: Tier,
): Promise<TierZip | undefined> {
  const resumes = await deps.resumes.listTier(tournamentId, tier);
  if (resumes.length === 0) return undefined;
  const named = resumes.map(({ fileName, fileType, ...resume }) => ({
    ...resume,
    fileName: fittingName(fileName, fileType),
  }));
  const entries = uniqueNames(named).map(
    ({ id, name, size, createdAt }): Entry => ({ id, name, size, lastModified: createdAt }),
  );
  return {
    tournamentId,
    tier,
    fingerprint: sha256(JSON.stringify(entries)),
    resumes: entries.length,
    size: Number(predictLength(entries)),
    open: () => makeZip(openFiles(deps, tournamentId, entries), { buffersAreUTF8: true }),
  };
}

/** Each file is asked for while the one before it is sent, so that nobody waits for the store 500 times. */
async function* openFiles(deps: Deps, tournamentId: string, entries: Entry[]) {
  const open = (entry: Entry | undefined) => {
    const opening = entry && deps.files.open({ id: entry.id, tournamentId });
    // It is waited for in its turn; if that never comes, nobody is there to catch it.
    opening?.catch(() => {});
    return opening;
  };
  let opening = open(entries[0]);
  for (const [index, { id: _id, ...entry }] of entries.entries()) {
    const file = await opening;
    opening = open(entries[index + 1]);
    if (file) yield { ...entry, input: inPieces(file.body) };
  }
}

/** A reader that does not ask for more is given 4 KB at a time, each at the cost of a round of promises. */
async function* inPieces(body: ReadableStream): AsyncGenerator<Uint8Array> {
  const reader = body.getReader({ mode: "byob" });
  for (;;) {
    const { done, value } = await reader.readAtLeast(PIECE_BYTES, new Uint8Array(PIECE_BYTES));
    if (done) return;
    yield value;
  }
}
