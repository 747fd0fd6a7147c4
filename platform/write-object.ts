/** R2 takes parts of one size, of 5 MiB at least; the last may be smaller. */
const PART_BYTES = 8 * 1024 * 1024;

/**
 * A stream into an object whose length need not be known. In memory are two parts of it, one that fills and one on
 * its way. Nothing is kept of a stream that fails or is aborted. `afterwards` is part of closing it.
 */
export function writeObject(
  bucket: R2Bucket,
  key: string,
  afterwards: () => Promise<void>,
): WritableStream<Uint8Array> {
  let part = new Uint8Array(PART_BYTES);
  let filled = 0;
  let upload: R2MultipartUpload | undefined;
  const parts: Promise<R2UploadedPart>[] = [];

  async function send(bytes: Uint8Array): Promise<void> {
    await parts.at(-1);
    upload ??= await bucket.createMultipartUpload(key);
    const sent = upload.uploadPart(parts.length + 1, bytes);
    // It is waited for with the next part, or at the end.
    sent.catch(() => {});
    parts.push(sent);
  }

  async function orGiveUp(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (fault) {
      await upload?.abort().catch(() => {});
      throw fault;
    }
  }

  return new WritableStream({
    write: (chunk) =>
      orGiveUp(async () => {
        for (let at = 0; at < chunk.length; ) {
          const taken = chunk.subarray(at, at + PART_BYTES - filled);
          part.set(taken, filled);
          filled += taken.length;
          at += taken.length;
          if (filled < PART_BYTES) continue;
          await send(part);
          part = new Uint8Array(PART_BYTES);
          filled = 0;
        }
      }),
    close: () =>
      orGiveUp(async () => {
        if (!upload) await bucket.put(key, part.subarray(0, filled));
        else {
          if (filled > 0) await send(part.subarray(0, filled));
          await upload.complete(await Promise.all(parts));
        }
        await afterwards();
      }),
    abort: () => upload?.abort(),
  });
}
