import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchCandidates } from "./fetch-candidates";

const asked: { path: string; at: number }[] = [];

function answerWith(...statuses: number[]) {
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push({ path, at: Date.now() });
    const status = statuses[asked.length - 1] ?? statuses.at(-1);
    return Response.json({ rows: [{ id: "r1" }], total: 1 }, { status });
  });
}

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { signal } = new AbortController();

test("asks for what the address says", async () => {
  answerWith(200);
  expect(await fetchCandidates("?q=a%26b&mode=skills", signal)).toMatchObject({ total: 1 });
  expect(asked[0]?.path).toBe("/api/resumes/search?q=a%26b&mode=skills");
});

test("asks four times, a second apart, then says with what status it failed", async () => {
  answerWith(500);
  const failed = expect(fetchCandidates("", signal)).rejects.toThrow("Error fetching resumes: 500");
  await vi.runAllTimersAsync();
  await failed;
  expect(asked.slice(1).map(({ at }, index) => at - (asked[index]?.at ?? 0))).toEqual([1000, 1000, 1000]);
});

test("one failure is not told", async () => {
  answerWith(503, 200);
  const fetched = fetchCandidates("", signal);
  await vi.runAllTimersAsync();
  expect((await fetched).rows).toHaveLength(1);
});

test("who is not signed in has an empty list, asked for once", async () => {
  answerWith(401);
  expect((await fetchCandidates("", signal)).rows).toEqual([]);
  expect(asked).toHaveLength(1);
});

test("nobody waits for a page that was left", async () => {
  answerWith(500);
  await expect(fetchCandidates("", AbortSignal.abort())).rejects.toThrow();
  expect(asked).toHaveLength(1);
});
