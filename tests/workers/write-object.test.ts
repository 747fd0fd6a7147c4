import { expect, test } from "vitest";
import { writeObject } from "#platform/write-object";
import { webEnv } from "./support";

const MEGABYTE = 1 << 20;
function bytesFrom(start: number, length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  for (let index = 0; index < length; index++) bytes[index] = (start + index) % 251;
  return bytes;
}
const hash = async (bytes: BufferSource) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).join(" ");

test.each([0, 1, 3 * MEGABYTE, 8 * MEGABYTE, 20 * MEGABYTE + 7])(
  "an object of %i bytes is as it was sent",
  async (length) => {
    const key = `written/${crypto.randomUUID()}`;
    let isClosed = false;
    const writer = writeObject(webEnv.FILES, key, async () => {
      isClosed = true;
    }).getWriter();
    const sent = bytesFrom(length, length);
    // In pieces that end where no part does.
    for (let at = 0; at < length; at += 300_001) await writer.write(sent.subarray(at, at + 300_001));
    await writer.close();
    const kept = await webEnv.FILES.get(key);
    expect(kept && (await hash(await kept.arrayBuffer()))).toBe(await hash(sent));
    expect(isClosed).toBe(true);
  },
);

test.each(["aborted", "failed"])("of a stream that %s nothing is kept", async (end) => {
  const key = `written/${crypto.randomUUID()}`;
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
                end === "failed" && number === 2
                  ? Promise.reject(new Error("The store is away."))
                  : upload.uploadPart(number, bytes),
              abort: async () => {
                await upload.abort();
                left -= 1;
              },
            };
          }
        : Reflect.get(target, name).bind(target),
  });
  const writer = writeObject(bucket, key, async () => {
    throw new Error("never");
  }).getWriter();
  writer.closed.catch(() => {});
  await writer.write(bytesFrom(1, 17 * MEGABYTE));
  if (end === "aborted") await writer.abort();
  else await expect(writer.close()).rejects.toThrow("The store is away.");
  expect([uploads, left]).toEqual([1, 0]);
  expect(await webEnv.FILES.head(key)).toBeNull();
});
