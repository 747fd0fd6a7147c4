import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api";
import { packFiles } from "./pack-files";
import { NetworkError } from "./send-batch";
import { uploadFiles } from "./upload-files";

type Sent = { names: string[]; more: boolean };

const MB = 1024 * 1024;
const file = (name: string, size = 10) => new File(["x".repeat(size)], name);
const some = (n: number) => Array.from({ length: n }, (_, index) => file(`${index}.txt`));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs an upload against a stub; `answer` decides each response and may throw. */
async function run(
  files: File[],
  answer: (sent: Sent, attempt: number) => void,
  { signal } = new AbortController(),
) {
  const sent: Sent[] = [];
  const percents: number[] = [];
  const done = uploadFiles({
    tournamentId: "t",
    files,
    signal,
    onPercent: (percent) => percents.push(percent),
    send: async ({ files, more, onProgress }) => {
      const request = { names: files.map(({ name }) => name), more };
      sent.push(request);
      onProgress(1);
      answer(request, sent.filter(({ names }) => names[0] === request.names[0]).length);
      return {
        uploaded: files.map(({ name }) => ({ id: name, fileName: name })),
        duplicates: [],
        rejected: [],
      };
    },
  });
  await vi.runAllTimersAsync();
  return { outcome: await done, sent, percents };
}

test("requests hold at most 20 files and 16 MB, in the order chosen", () => {
  expect(packFiles(some(45)).map((batch) => batch.length)).toEqual([20, 20, 5]);
  const sizes = [9, 9, 3, 16, 1].map((mb) => ({ size: mb * MB }));
  expect(packFiles(sizes).map((batch) => batch.map(({ size }) => size / MB))).toEqual([
    [9],
    [9, 3],
    [16],
    [1],
  ]);
});

test("only the last request says that no more follow, and it goes last", async () => {
  const { sent, outcome } = await run(some(65), () => {});
  expect(sent.map(({ more }) => more)).toEqual([true, true, true, false]);
  expect(outcome.uploaded).toHaveLength(65);
});

test("a request that fails for a while is sent again, and the bar ends at 100", async () => {
  const { sent, outcome, percents } = await run(some(30), (_, attempt) => {
    if (attempt === 1) throw new NetworkError();
    if (attempt === 2) throw new ApiError(503, "", "");
  });
  expect(sent).toHaveLength(6);
  expect(outcome).toMatchObject({ failed: [], failure: undefined });
  expect(percents).toEqual([...percents].sort((a, b) => a - b));
  expect(percents.slice(-2)).toEqual([99, 100]);
});

test("a request that fails for good costs its own files only", async () => {
  const { sent, outcome } = await run(some(30), ({ names }) => {
    if (names[0] === "0.txt") throw new ApiError(503, "", '{"message":"Overloaded."}');
  });
  expect(sent.filter(({ names }) => names[0] === "0.txt")).toHaveLength(4);
  expect(outcome.failed).toHaveLength(20);
  expect(outcome.uploaded).toHaveLength(10);
  expect(outcome.failure).toBe("Overloaded.");
});

test("once aborted, neither what waits its turn nor what waits to be repeated is sent", async () => {
  const waiting = new AbortController();
  const { sent, outcome } = await run(some(200), () => waiting.abort(), waiting);
  expect(sent.length).toBeLessThanOrEqual(3);
  expect(outcome.failed.length).toBeGreaterThanOrEqual(140);

  const between = new AbortController();
  setTimeout(() => between.abort(), 500);
  const again = await run(
    some(1),
    () => {
      throw new NetworkError();
    },
    between,
  );
  expect(again.sent).toHaveLength(1);
  expect(again.outcome.failed).toHaveLength(1);
});

test("a refusal is not repeated", async () => {
  const { sent } = await run(some(1), () => {
    throw new ApiError(404, "", "");
  });
  expect(sent).toHaveLength(1);
});
