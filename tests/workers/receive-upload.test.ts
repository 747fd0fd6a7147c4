import { expect, test } from "vitest";
import { receiveUpload } from "../../worker/receive-upload";

const BOUNDARY = "boundary";
const FILES = 3000;
const CONTENT = new Uint8Array(8192).fill(65);

/** A body of many small files, made as it is read; tells how many have been made. */
function manySmallFiles() {
  const made = { count: 0 };
  const text = (line: string) => new TextEncoder().encode(line);
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (made.count === FILES) {
          controller.enqueue(text(`--${BOUNDARY}--\r\n`));
          controller.close();
          return;
        }
        made.count += 1;
        const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="files"; filename="${made.count}.txt"\r\n\r\n`;
        controller.enqueue(text(head));
        controller.enqueue(CONTENT);
        controller.enqueue(text("\r\n"));
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { "Content-Type": `multipart/form-data; boundary=${BOUNDARY}` };
  return { made, request: new Request("https://app.example/", { method: "POST", headers, body }) };
}

test("many small files are not read faster than they are stored", async () => {
  const { made, request } = manySmallFiles();
  let stored = 0;
  let ahead = 0;
  const result = await receiveUpload(request, async ({ fileName }) => {
    if (stored < 100) await new Promise((resolve) => setTimeout(resolve, 1));
    stored += 1;
    ahead = Math.max(ahead, made.count - stored);
    return { id: fileName, isDuplicate: false };
  });
  expect(ahead).toBeLessThan(20);
  expect(result.uploaded).toHaveLength(1000);
  expect(result.rejected).toHaveLength(FILES - 1000);
});

test("a file that cannot be stored fails the request with its own fault, and nothing hangs", async () => {
  const { request } = manySmallFiles();
  let stored = 0;
  const failing = receiveUpload(request, async ({ fileName }) => {
    stored += 1;
    if (stored === 5) throw new Error("storage is down");
    return { id: fileName, isDuplicate: false };
  });
  await expect(failing).rejects.toThrow("storage is down");
});
