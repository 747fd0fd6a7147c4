import { makeZip, predictLength } from "client-zip";
import type { Tier } from "#core/analysis/scorecard";
import { describeError } from "#core/describe-error";
import { DomainError } from "#core/errors";
import type { Services } from "#platform/services";
import { sha256 } from "#platform/tokens";
import { uniqueNames } from "./entry-names";

declare global {
  /** What workerd adds to the DOM's, whose types win. */
  interface ReadableStreamBYOBReader {
    readAtLeast<View extends ArrayBufferView>(
      elements: number,
      view: View,
    ): Promise<ReadableStreamReadResult<View>>;
  }
}

const PIECE_BYTES = 256 * 1024;

type Entry = { id: string; name: string; size: number; lastModified: Date };

/**
 * The original files of a tier as a zip. It is made while it is sent, with two files open at a time, and kept
 * for the next time; the kept one serves until the tier holds other files.
 */
export async function zipTier(
  services: Services,
  { tournamentId, tier, userId }: { tournamentId: string; tier: Tier; userId: string },
  ctx: { waitUntil(promise: Promise<unknown>): void },
): Promise<Response> {
  const resumes = await services.listTier(tournamentId, tier);
  if (resumes.length === 0) throw new DomainError("no_resumes_in_tier");
  await services.recordExport({ tournamentId, userId, tier, resumes: resumes.length });
  const entries = uniqueNames(resumes).map(
    ({ id, name, size, createdAt }): Entry => ({ id, name, size, lastModified: createdAt }),
  );
  const fingerprint = sha256(JSON.stringify(entries));
  const kept = await services.openExport({ tournamentId, tier, fingerprint });
  if (kept) return zipResponse(tier, kept.body, kept.size);

  const length = Number(predictLength(entries));
  const toClient = new FixedLengthStream(length);
  const toStore = services.writeExport({ tournamentId, tier, fingerprint });
  const zip = makeZip(openFiles(services, tournamentId, entries), { buffersAreUTF8: true });
  ctx.waitUntil(
    copyToBoth(zip, toClient.writable, toStore).catch((error) =>
      // The client left, or a file was deleted meanwhile: the download fails and nothing is kept.
      console.error({ message: "tier export stopped", tournamentId, error: describeError(error) }),
    ),
  );
  return zipResponse(tier, toClient.readable, length);
}

/** Each file is asked for while the one before it is sent, so that nobody waits for the store 500 times. */
async function* openFiles(services: Services, tournamentId: string, entries: Entry[]) {
  const open = (entry: Entry | undefined) => {
    const opening = entry && services.openFile({ id: entry.id, tournamentId });
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

/**
 * At the pace of the slower one; `tee()` would gather in memory what the slower one has not taken yet. A
 * store that fails does not cost the client its download.
 */
async function copyToBoth(
  source: ReadableStream,
  client: WritableStream,
  store: WritableStream,
): Promise<void> {
  const toClient = client.getWriter();
  const toStore = store.getWriter();
  let storeFault: unknown;
  const failStore = (fault: unknown) => {
    storeFault ??= fault;
  };
  const reader = source.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const { value } = next;
      await Promise.all([
        toClient.write(value),
        storeFault ? undefined : toStore.write(value).catch(failStore),
      ]);
    }
    await toClient.close();
    if (!storeFault) await toStore.close().catch(failStore);
  } catch (fault) {
    await Promise.allSettled([reader.cancel(fault), toClient.abort(fault), toStore.abort(fault)]);
    throw fault;
  }
}

function zipResponse(tier: Tier, body: ReadableStream, length: number): Response {
  return new Response(body, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Length": String(length),
      "Content-Disposition": `attachment; filename="tournament-tier-${tier}.zip"`,
      "Cache-Control": "no-store",
    },
  });
}
