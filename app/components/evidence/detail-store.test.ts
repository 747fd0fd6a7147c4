import { expect, test, vi } from "vitest";
import type { ResumeView } from "#core/resumes/resume";
import { createDetailStore } from "./detail-store";

const resume = (id: string, rubricVersion = 1) =>
  ({ id, status: "done", rubricVersion, matchPercent: 80 }) as unknown as ResumeView;

test("reads a candidate once, and again when the list says that it changed", async () => {
  const read = vi.fn(async (id: string) => resume(id));
  const store = createDetailStore(read);
  const heard = vi.fn();
  store.subscribe(heard);
  store.want(resume("a"));
  store.want(resume("a"));
  expect(store.snapshot().get("a")?.detail).toEqual({ status: "loading" });
  await vi.waitFor(() => expect(store.snapshot().get("a")?.detail.status).toBe("ready"));
  store.want(resume("a"));
  expect(read).toHaveBeenCalledTimes(1);
  expect(heard).toHaveBeenCalledTimes(2);

  read.mockImplementationOnce(async (id) => resume(id, 2));
  store.want(resume("a", 2));
  expect(store.snapshot().get("a")?.detail).toEqual({ status: "ready", resume: resume("a", 1) });
  await vi.waitFor(() =>
    expect(store.snapshot().get("a")?.detail).toEqual({ status: "ready", resume: resume("a", 2) }),
  );
});

test("an answer that comes after a newer question was asked is dropped", async () => {
  const answers: ((resume: ResumeView) => void)[] = [];
  const store = createDetailStore(() => new Promise((resolve) => answers.push(resolve)));
  store.want(resume("a", 1));
  store.want(resume("a", 2));
  answers[1]?.(resume("a", 2));
  await vi.waitFor(() => expect(store.snapshot().get("a")?.detail.status).toBe("ready"));
  answers[0]?.(resume("a", 1));
  await Promise.resolve();
  expect(store.snapshot().get("a")?.detail).toEqual({ status: "ready", resume: resume("a", 2) });
});

test("a failure is told and can be tried again; what was known outlives it", async () => {
  const read = vi.fn(async (id: string) => resume(id));
  read.mockRejectedValueOnce(new TypeError("offline"));
  const store = createDetailStore(read);
  store.want(resume("a"));
  await vi.waitFor(() =>
    expect(store.snapshot().get("a")?.detail).toEqual({ status: "failed", words: "Please try again." }),
  );
  await store.retry(resume("a"));
  expect(store.snapshot().get("a")?.detail.status).toBe("ready");

  read.mockRejectedValueOnce(new TypeError("offline"));
  await store.retry(resume("a"));
  expect(store.snapshot().get("a")?.detail.status).toBe("ready");
});

test("keeps the forty opened last", async () => {
  const store = createDetailStore(async (id) => resume(id));
  for (let index = 0; index < 45; index++) store.put(resume(`${index}`));
  expect(store.snapshot().size).toBe(40);
  expect(store.snapshot().has("4")).toBe(false);
  expect(store.snapshot().has("44")).toBe(true);
});
