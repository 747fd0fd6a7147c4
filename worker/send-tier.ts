import type { Tier } from "#core/analysis/scorecard";
import { describeError } from "#core/describe-error";
import type { Services } from "#platform/services";

/**
 * The original files of a tier as a zip: the one that was kept, if the tier holds the same files still. Else it is
 * made while it is sent; it is kept once it was sent in full, so that the client waits for no store.
 */
export async function sendTier(
  services: Services,
  { tournamentId, tier, userId }: { tournamentId: string; tier: Tier; userId: string },
  ctx: { waitUntil(promise: Promise<unknown>): void },
): Promise<Response> {
  const zip = await services.exports.findZip({ tournamentId, tier, userId });
  const kept = await services.exports.open(zip);
  if (kept) return zipResponse(tier, kept.body, kept.size);

  const toClient = new FixedLengthStream(zip.size);
  ctx.waitUntil(
    copy(zip.open(), toClient.writable)
      .then(() => services.exports.cache(zip))
      .catch((error) =>
        // The client left, or a file was deleted meanwhile: the download fails and nothing is kept.
        console.error({ message: "tier export stopped", tournamentId, error: describeError(error) }),
      ),
  );
  return zipResponse(tier, toClient.readable, zip.size);
}

/** `pipeTo` from a stream of our own into one of the platform's takes ten times as long. */
async function copy(source: ReadableStream<Uint8Array>, target: WritableStream<Uint8Array>): Promise<void> {
  const writer = target.getWriter();
  try {
    for await (const piece of source) await writer.write(piece);
    await writer.close();
  } catch (fault) {
    await writer.abort(fault).catch(() => {});
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
