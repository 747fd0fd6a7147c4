/** R2 takes parts of one size, of 5 MiB at least; the last may be smaller. */
const PART_BYTES = 8 * 1024 * 1024;

/** Puts an object of any length, a part at a time in memory. Nothing is kept of a stream that fails. */
export async function putStream(
  bucket: R2Bucket,
  key: string,
  source: ReadableStream<Uint8Array>,
): Promise<void> {
  const upload = await bucket.createMultipartUpload(key);
  try {
    const parts: R2UploadedPart[] = [];
    for await (const part of inParts(source)) parts.push(await upload.uploadPart(parts.length + 1, part));
    await upload.complete(parts);
  } catch (fault) {
    await upload.abort().catch(() => {});
    throw fault;
  }
}

/** One at least; each is of no use once the next one is asked for. */
async function* inParts(source: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const part = new Uint8Array(PART_BYTES);
  let filled = 0;
  let count = 0;
  for await (const chunk of source) {
    for (let at = 0; at < chunk.length; ) {
      const taken = chunk.subarray(at, at + PART_BYTES - filled);
      part.set(taken, filled);
      filled += taken.length;
      at += taken.length;
      if (filled < PART_BYTES) continue;
      yield part;
      count += 1;
      filled = 0;
    }
  }
  if (filled > 0 || count === 0) yield part.subarray(0, filled);
}
