import { expect, test } from "vitest";
import { receiveUpload } from "../../worker/receive-upload";
import { withOpenUpload } from "../../worker/with-open-upload";

const BOUNDARY = "boundary";
const FILES = 3000;
const CONTENT = new Uint8Array(8192).fill(65);

/** A body of many small files that are generated as it is read, with a count of those generated so far. */
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
    // Files beyond a thousand are skipped, and reading them does not wait for storage.
    if (made.count <= 1000) ahead = Math.max(ahead, made.count - stored);
    return { id: fileName, isDuplicate: false };
  });
  expect(ahead).toBeLessThan(30);
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
  expect(stored).toBeLessThan(30);
});

/** A request with `count` files of `bytes` bytes each. */
function filesOf(count: number, bytes: number): Request {
  const body = new FormData();
  for (let n = 0; n < count; n += 1) body.append("files", new Blob(["x".repeat(bytes)]), `${n}.txt`);
  return new Request("https://app.example/", { method: "POST", body });
}

/** The largest number of files, and of bytes, that were being stored at the same time, and the result. */
async function maxConcurrent(request: Request) {
  const now = { files: 0, bytes: 0 };
  const most = { files: 0, bytes: 0 };
  const result = await receiveUpload(request, async ({ fileName, bytes }) => {
    now.files += 1;
    now.bytes += bytes.byteLength;
    most.files = Math.max(most.files, now.files);
    most.bytes = Math.max(most.bytes, now.bytes);
    await new Promise((resolve) => setTimeout(resolve, fileName === "0.txt" ? 30 : 5));
    now.files -= 1;
    now.bytes -= bytes.byteLength;
    return { id: fileName, isDuplicate: false };
  });
  return { most, names: result.uploaded.map(({ fileName }) => fileName) };
}

test("twenty files are stored ten at a time, and answered in the order they came in", async () => {
  const { most, names } = await maxConcurrent(filesOf(20, 1000));
  expect(most.files).toBe(10);
  expect(names).toEqual(Array.from({ length: 20 }, (_, n) => `${n}.txt`));
});

test("of large files no more than 24 MB are held at once", async () => {
  const { most } = await maxConcurrent(filesOf(6, 9_000_000));
  expect(most).toEqual({ files: 2, bytes: 18_000_000 });
});

test("when a file and what follows it fail, the error is the file's; what was stored is announced", async () => {
  const published: string[][] = [];
  const tournaments = {
    keepUploadOpen: async () => {},
    closeUpload: async () => {
      throw new Error("could not close");
    },
    publishProgress: async (_: string, ids: string[]) => {
      published.push(ids);
    },
  };
  const upload = withOpenUpload({ services: { tournaments }, tournamentId: "t" }, async (note) => {
    note({ id: "first", isDuplicate: false });
    throw new Error("the second could not be stored");
  });
  await expect(upload).rejects.toThrow("the second could not be stored");
  expect(published).toEqual([["first"]]);
});
