import { expect, test } from "vitest";
import { putStream } from "#platform/put-stream";
import { webEnv } from "./support";

const MEGABYTE = 1 << 20;
function bytesFrom(start: number, length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  for (let index = 0; index < length; index++) bytes[index] = (start + index) % 251;
  return bytes;
}
const hash = async (bytes: BufferSource) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).join(" ");

/** Sends the bytes in chunks that do not line up with the parts. */
function streamOf(bytes: Uint8Array<ArrayBuffer>, { fault }: { fault?: Error } = {}) {
  let at = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.subarray(at, at + 300_001));
      else if (fault) controller.error(fault);
      else controller.close();
      at += 300_001;
    },
  });
}

test.each([0, 1, 3 * MEGABYTE, 8 * MEGABYTE, 20 * MEGABYTE + 7])(
  "an object of %i bytes is as it was sent",
  async (length) => {
    const key = `written/${crypto.randomUUID()}`;
    const sent = bytesFrom(length, length);
    await putStream(webEnv.FILES, key, streamOf(sent));
    const kept = await webEnv.FILES.get(key);
    expect(kept && (await hash(await kept.arrayBuffer()))).toBe(await hash(sent));
  },
);

test.each(["source", "store"])("nothing is kept when the %s fails", async (failing) => {
  const key = `written/${crypto.randomUUID()}`;
  const fault = new Error("It is away.");
  let uploads = 0;
  let left = 0;
  const bucket = new Proxy(webEnv.FILES, {
    get: (target, name) =>
      name === "createMultipartUpload"
        ? async () => {
            const upload = await target.createMultipartUpload(key);
            uploads += 1;
            left += 1;
            return {
              uploadPart: (number: number, bytes: Uint8Array) =>
                failing === "store" && number === 2
                  ? Promise.reject(fault)
                  : upload.uploadPart(number, bytes),
              abort: async () => {
                await upload.abort();
                left -= 1;
              },
            };
          }
        : Reflect.get(target, name).bind(target),
  });
  const source = streamOf(bytesFrom(1, 17 * MEGABYTE), failing === "source" ? { fault } : {});
  await expect(putStream(bucket, key, source)).rejects.toThrow("It is away.");
  expect([uploads, left]).toEqual([1, 0]);
  expect(await webEnv.FILES.head(key)).toBeNull();
});
