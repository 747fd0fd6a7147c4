/** R2 requires parts of one size, at least 5 MiB; only the last one may be smaller. */
const PART_BYTES = 8 * 1024 * 1024;

/** Stores an object of any length with one part in memory at a time. Stores nothing if the stream fails. */
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
  } catch (error) {
    await upload.abort().catch(() => {});
    throw error;
  }
}

/** Yields at least one part. The buffer is reused, so a part is only valid until the next one is requested. */
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
